import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { logFailure } from '@/shared/lib/logging';
import { FailureState } from '@/shared/ui/feedback';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { openPdf } from '../model/open-pdf';
import type { OpenedPdf, PdfPage } from '../model/open-pdf';
import { texts } from './texts';

const Canvas = styled('canvas')({ display: 'block', width: '100%', aspectRatio: '210 / 297', background: 'white' });

function Page({ page, count }: { page: PdfPage; count: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return;
    page.draw(canvas.current).catch((error: unknown) => logFailure('a page of the CV could not be drawn', error));
  }, [page]);
  return (
    <Box component="section" aria-label={texts.page(page.number, count)} sx={{ border: 1, borderColor: 'divider' }}>
      <Canvas ref={canvas} aria-hidden />
      <VisuallyHidden style={{ whiteSpace: 'pre-line' }}>{page.text}</VisuallyHidden>
    </Box>
  );
}

/** The pages of a PDF as pictures, with their text for screen readers. */
export function CvPages({ file }: { file: Blob }) {
  const [attempt, setAttempt] = useState(0);
  const [pdf, setPdf] = useState<OpenedPdf | 'failed' | null>(null);
  useEffect(() => {
    let opened: OpenedPdf | undefined;
    let isGone = false;
    openPdf(file).then(
      (result) => {
        opened = result;
        if (isGone) result.close();
        else setPdf(result);
      },
      (error: unknown) => {
        logFailure('the CV could not be shown', error);
        if (!isGone) setPdf('failed');
      },
    );
    return () => {
      isGone = true;
      opened?.close();
      setPdf(null);
    };
  }, [file, attempt]);

  if (pdf === 'failed') {
    const retry = () => setAttempt((count) => count + 1);
    return <FailureState title={texts.previewFailed} text={texts.downloadInstead} onRetry={retry} />;
  }
  if (pdf === null) return <PageSkeleton />;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {pdf.pages.map((page) => (
        <Page key={page.number} page={page} count={pdf.count} />
      ))}
      {pdf.count > pdf.pages.length && (
        <Typography variant="body2">{texts.morePages(pdf.count - pdf.pages.length)}</Typography>
      )}
    </Box>
  );
}

/** As large as a page, so that nothing moves when it comes. */
export const PageSkeleton = () => (
  <Box role="status" aria-label={texts.loading}>
    <Skeleton variant="rectangular" sx={{ width: '100%', height: 'auto', aspectRatio: '210 / 297' }} />
  </Box>
);
