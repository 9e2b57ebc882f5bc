import { useSelector } from 'react-redux';
import { selectSession } from '@/entities/session';
import { texts } from '../texts';
import { CandidatePhoto } from './CandidatePhoto';

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
