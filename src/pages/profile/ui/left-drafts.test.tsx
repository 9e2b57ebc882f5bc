import { act, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { useGetProfileQuery } from '@/entities/profile/candidate';
import type { Profile } from '@/entities/profile/candidate';
import { signedOut } from '@/entities/session';
import { SalarySection } from '@/features/edit-profile/salary';
import { SocialSection } from '@/features/edit-profile/social';
import { workExperienceSection } from '@/features/edit-profile/work-experience';
import { drafts } from '@/shared/lib/drafts';
import { storedDrafts } from '@test/drafts';
import { makeProfileDto } from '@test/dto/profile';
import { makeWorkExperienceDto } from '@test/dto/work-experience';
import { renderApp, signedInState } from '@test/render-app';
import { given } from '@test/server';
import { ProfilePage } from './ProfilePage';

const LINE = 'Ada draf yang belum disimpan ke profil.';
const OWNER = 'candidate-candidate-1';

const button = (name: string) => screen.findByRole('button', { name });

describe('a draft that was left', () => {
  const PROFILE = 'candidate/profile/';

  interface Case {
    /** Component that shows it. */
    Shown: ComponentType;
    /** Form of the draft, and its content. */
    form: string;
    record: string | number | null;
    values: Record<string, unknown>;
    /** The button that opens the form, and the form. */
    opener: string;
    dialog: string;
  }

  /** A section that gets the profile, once that is there. */
  const withProfile = (Section: ComponentType<{ profile: Profile }>) =>
    function Loaded() {
      const { data } = useGetProfileQuery();
      return data && <Section profile={data} />;
    };

  const SOCIAL = { Shown: withProfile(SocialSection), form: 'social', dialog: 'Tambah Media Sosial' };

  const WORK: Case = {
    Shown: workExperienceSection.Section,
    form: 'work-experience',
    record: 7,
    values: { title: 'Draf' },
    opener: 'Edit Staf Gudang',
    dialog: 'Ubah Pengalaman Kerja',
  };

  /** The places that show drafts besides the sections of records. */
  const FORMS: [what: string, form: Case][] = [
    ['the LinkedIn address', { ...SOCIAL, record: 'linkedin', values: { linkedin: 'Draf' }, opener: 'Edit LinkedIn' }],
    [
      'the salary',
      {
        Shown: withProfile(SalarySection),
        form: 'salary',
        record: 'profile',
        values: { currentSalary: '1' },
        opener: 'Edit Gaji',
        dialog: 'Ubah Gaji',
      },
    ],
    [
      'the personal information',
      {
        Shown: ProfilePage,
        form: 'personal-information',
        record: 'profile',
        values: { detailLocation: 'Draf' },
        opener: 'Edit Informasi Pribadi',
        dialog: 'Ubah Informasi Pribadi',
      },
    ],
    [
      'the headline',
      {
        Shown: ProfilePage,
        form: 'headline',
        record: 'profile',
        values: { about: 'Draf' },
        opener: 'Edit Profil',
        dialog: 'Profil',
      },
    ],
  ];

  const LISTS = {
    ':list': [],
    'work-experience': [makeWorkExperienceDto()],
  };

  function open({ Shown }: Case) {
    for (const [list, records] of Object.entries(LISTS)) given('get', `candidate/${list}/`, records);
    given('get', 'candidate/skill/', { skill: [] });
    given('get', PROFILE, makeProfileDto());
    given('get', 'master/:list/', []);
    return renderApp(<Shown />, { preloaded: signedInState() });
  }

  /** As if it was typed earlier, or in another tab. */
  const keep = ({ form, record, values }: Case) => drafts.write({ owner: OWNER, form, record }, values);

  it.each(FORMS)('of %s is thrown away or continued', async (_what, form) => {
    keep(form);
    const { user } = open(form);
    await user.click(await button('Buang'));
    expect(screen.queryByText(LINE)).not.toBeInTheDocument();
    expect(storedDrafts()).toBe('');
    expect(await button(form.opener)).toHaveFocus();

    act(() => void keep(form));
    await user.click(await button('Lanjutkan'));
    const dialog = await screen.findByRole('dialog', { name: form.dialog });
    expect(await within(dialog).findByText('Draf dipulihkan')).toBeVisible();
  });

  it('is announced unless its form is open', async () => {
    keep(WORK);
    const { user } = open(WORK);
    expect(await screen.findByText(LINE)).toBeVisible();
    expect(await button('Buang')).toHaveAccessibleDescription(LINE);
    await user.click(await button('Lanjutkan'));
    const dialog = await screen.findByRole('dialog', { name: WORK.dialog });
    expect(await within(dialog).findByText('Draf dipulihkan')).toBeVisible();
    expect(screen.queryByText(LINE)).not.toBeInTheDocument();

    await user.click(within(dialog).getByRole('button', { name: 'Batal' }));
    await user.click(await button('Simpan sebagai draf'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText(LINE)).toBeVisible();
    // The button that the form was opened with has gone with the line meanwhile.
    expect(await button(WORK.opener)).toHaveFocus();
  });
});

describe('changes of drafts', () => {
  function open() {
    given('get', 'candidate/work-experience/', [makeWorkExperienceDto()]);
    return renderApp(<workExperienceSection.Section />, { preloaded: signedInState() });
  }

  /** As if a work experience was typed earlier: a new one, or changes of one. */
  const keep = (record: number | null, owner = OWNER) =>
    drafts.write({ owner, form: 'work-experience', record }, { title: 'Draf' });

  it('says nothing of what another candidate has left, nor after signing out', async () => {
    keep(null, 'candidate-candidate-2');
    const { store } = open();
    await button('Edit Staf Gudang');
    expect(screen.queryByText(LINE)).not.toBeInTheDocument();
    act(() => void keep(null));
    expect(await screen.findByText(LINE)).toBeVisible();
    act(() => void store.dispatch(signedOut()));
    await waitFor(() => expect(screen.queryByText(LINE)).not.toBeInTheDocument());
  });

  it('follows what another tab leaves and throws away', async () => {
    open();
    await button('Edit Staf Gudang');
    const key = `titian:draft:${OWNER}:work-experience:7:othertab`;
    const change = (text: string | null) => {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    };
    change(JSON.stringify({ version: 1, savedAt: Date.now(), values: { title: 'Draf' } }));
    expect(screen.getByText(LINE)).toBeVisible();
    change(null);
    expect(screen.queryByText(LINE)).not.toBeInTheDocument();
  });

  it('deletes the draft of a record along with the record', async () => {
    const { user } = open();
    act(() => void keep(7));
    act(() => void keep(null));
    await waitFor(() => expect(screen.getAllByText(LINE)).toHaveLength(2));
    await user.click(await button('Delete Staf Gudang'));
    given('delete', 'candidate/work-experience/7/', null, 'Dihapus');
    given('get', 'candidate/work-experience/', []);
    await user.click(await button('Delete'));
    expect(await screen.findByText('Belum ada pengalaman kerja.')).toBeVisible();
    expect(screen.getAllByText(LINE)).toHaveLength(1);
    expect(storedDrafts().split('\n')).toEqual([expect.stringContaining(':work-experience:new:')]);
  });
});
