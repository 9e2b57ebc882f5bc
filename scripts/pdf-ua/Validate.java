import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;

/** Checks the PDFs in a folder against PDF/UA-1 with veraPDF, names what fails, and exits with 1 when anything does. */
class Validate {
  public static void main(String[] arguments) throws Exception {
    VeraGreenfieldFoundryProvider.initialise();
    List<File> files;
    try (var paths = Files.list(Path.of(arguments[0]))) {
      files = paths.filter(path -> path.toString().endsWith(".pdf")).sorted().map(Path::toFile).toList();
    }
    var failures = 0;
    for (var file : files) {
      try (var parser = Foundries.defaultInstance().createParser(file, PDFAFlavour.PDFUA_1);
          var validator = Foundries.defaultInstance().createValidator(PDFAFlavour.PDFUA_1, false)) {
        var result = validator.validate(parser);
        if (result.isCompliant()) continue;
        failures += 1;
        for (var assertion : result.getTestAssertions()) {
          if (assertion.getStatus() != TestAssertion.Status.FAILED) continue;
          var rule = assertion.getRuleId();
          System.err.println(file.getName() + ": " + rule.getClause() + "-" + rule.getTestNumber() + " "
              + assertion.getMessage() + " at " + assertion.getLocation().getContext());
        }
      }
    }
    System.out.println(files.size() + " files, " + failures + " of them fail PDF/UA-1");
    System.exit(failures > 0 || files.isEmpty() ? 1 : 0);
  }
}
