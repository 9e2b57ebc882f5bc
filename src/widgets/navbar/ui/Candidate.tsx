import { useSelector } from 'react-redux';
import { selectSession } from '@/entities/session';
import { RemoteImage } from '@/shared/ui/media';
import { texts } from '../texts';

/** The photo of the signed-in candidate, beside the name. */
export function CandidatePhoto() {
  const image = useSelector(selectSession)?.image;
  return <RemoteImage src={image} alt="" variant="avatar" width={36} height={36} style={{ borderRadius: '50%' }} />;
}

/** Photo and name of the signed-in candidate; a long name is cut. */
export function Candidate() {
  const session = useSelector(selectSession);
  return (
    <>
      <CandidatePhoto />
      <span className="nav-name">{session?.name || texts.account}</span>
    </>
  );
}
