import { useSearchParams } from 'react-router-dom';

/** The page's tabs, as the address names them. Specification 2, section 2. */
export const PROFILE_TABS = ['informasi-pribadi', 'latar-belakang', 'minat-preferensi', 'cv-portofolio'] as const;

export type ProfileTab = (typeof PROFILE_TABS)[number];

/** The tab that `?tab=` names; the first for none, or one that does not exist. */
export const toProfileTab = (named: string | null): ProfileTab =>
  PROFILE_TABS.find((tab) => tab === named) ?? 'informasi-pribadi';

/** The chosen tab, which is part of the address: it can be shared, and Back leads to the tab before. */
export function useProfileTab() {
  const [params, setParams] = useSearchParams();
  const choose = (tab: ProfileTab) =>
    setParams(
      (present) => {
        const changed = new URLSearchParams(present);
        changed.set('tab', tab);
        return changed;
      },
      { state: { keepScroll: true } },
    );
  return [toProfileTab(params.get('tab')), choose] as const;
}
