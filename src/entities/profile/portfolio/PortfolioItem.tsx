import { toLinkAddress } from '@/shared/lib/web-address';
import { ExternalLink } from '@/shared/ui/ExternalLink';
import { RecordItem } from '@/shared/ui/record';
import type { Portfolio } from './portfolio';

/** One portfolio link, for reading; an address that is not safe to link is shown as text. Specification 2, section 2. */
export function PortfolioItem({ item }: { item: Portfolio }) {
  const address = toLinkAddress(item.url);
  if (!address) return <RecordItem title={item.name} lines={[item.url]} />;
  return (
    <RecordItem title={item.name}>
      <ExternalLink href={address} small>
        {item.url}
      </ExternalLink>
    </RecordItem>
  );
}
