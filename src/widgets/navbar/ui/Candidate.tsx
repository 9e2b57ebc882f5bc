import { useSelector } from 'react-redux';
import { selectSession } from '@/entities/session';
import { RemoteImage } from '@/shared/ui/media';
import { texts } from '../texts';

/** Photo and name of the signed-in candidate; a long name is cut. */
export function Candidate() {
  const session = useSelector(selectSession);
  return (
    <>
      <RemoteImage
        src={session?.image}
        alt=""
        variant="avatar"
        width={36}
        height={36}
        style={{ borderRadius: '50%' }}
      />
      <span className="nav-name">{session?.name || texts.account}</span>
    </>
  );
}
