import { useMemo } from 'react';
import { Formik } from 'formik';
import type { CvReading } from '@titian/cv-reader';
import { toGuesses } from '../model/record-cards';
import { useProfileSections } from '../model/use-profile-sections';
import { ReviewStep } from './ReviewStep';
import type { ReviewStepProps } from './ReviewStep';

interface ReviewProps extends Omit<ReviewStepProps, 'reading' | 'fileName' | 'sections'> {
  /** Null until a file is read. */
  result: { reading: CvReading; fileName: string } | null;
}

/** The second step. It fetches the lists of the profile before there is something to review. */
export function Review({ result, ...props }: ReviewProps) {
  const sections = useProfileSections();
  const guesses = useMemo(() => toGuesses(sections), [sections]);
  return (
    result && (
      // Nothing is submitted: the shared choices go with the entries that are taken.
      <Formik initialValues={guesses} enableReinitialize onSubmit={() => undefined}>
        <ReviewStep {...result} {...props} sections={sections} />
      </Formik>
    )
  );
}
