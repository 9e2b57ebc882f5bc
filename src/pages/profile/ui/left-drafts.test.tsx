import { act, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { useGetProfileQuery } from '@/entities/profile/candidate';
import type { Profile } from '@/entities/profile/candidate';
import { signedOut } from '@/entities/session';
import { achievementSection } from '@/features/edit-profile/achievement';
import { educationSection } from '@/features/edit-profile/education';
import { interestSection } from '@/features/edit-profile/interest';
import { languageSection } from '@/features/edit-profile/language';
import { organizationExperienceSection } from '@/features/edit-profile/organization-experience';
import { portfolioSection } from '@/features/edit-profile/portfolio';
import { SalarySection } from '@/features/edit-profile/salary';
import { skillSection } from '@/features/edit-profile/skill';
import { SocialSection } from '@/features/edit-profile/social';
import { trainingSection } from '@/features/edit-profile/training';
import { workExperienceSection } from '@/features/edit-profile/work-experience';
import { drafts } from '@/shared/lib/drafts';
import { storedDrafts } from '@test/drafts';
import { makeEducationDto } from '@test/dto/education';
import { makePortfolioDto } from '@test/dto/portfolio';
import { makeProfileDto } from '@test/dto/profile';
import { makeWorkExperienceDto } from '@test/dto/work-experience';
import { fillText } from '@test/fill';
import { renderApp, signedInState } from '@test/render-app';
import { given, givenFailure } from '@test/server';
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

  const add = (
    { Section }: { Section: ComponentType },
    form: string,
    title: string,
    values: Record<string, unknown>,
  ): Case => ({ Shown: Section, form, record: null, values, opener: `Add ${title}`, dialog: `Tambah ${title}` });

  /** A section that gets the profile, once that is there. */
  const withProfile = (Section: ComponentType<{ profile: Profile }>) =>
    function Loaded() {
      const { data } = useGetProfileQuery();
      return data && <Section profile={data} />;
    };

  const WORK = add(workExperienceSection, 'work-experience', 'Pengalaman Kerja', { title: 'Draf' });
  const SOCIAL = { Shown: withProfile(SocialSection), form: 'social', dialog: 'Tambah Media Sosial' };

  /** The sections of records, with the draft of a new one. */
  const SECTIONS: Case[] = [
    add(educationSection, 'education', 'Pendidikan Terakhir', { description: 'Draf' }),
    add(organizationExperienceSection, 'organization-experience', 'Pengalaman Organisasi', { position_name: 'Draf' }),
    add(trainingSection, 'training', 'Pelatihan atau Sertifikasi', { title: 'Draf' }),
    add(achievementSection, 'achievement', 'Penghargaan', { name: 'Draf' }),
    add(skillSection, 'skill', 'Keahlian (Skills)', { skill: ['SQL'] }),
    add(languageSection, 'language', 'Bahasa yang Dikuasai', { level: 'beginner' }),
    add(interestSection, 'interest', 'Minat Pekerjaan', { functionOfInterest: ['Gudang'] }),
    add(portfolioSection, 'portfolio', 'Portofolio', { name: 'Draf' }),
  ];

  /** The other places that show drafts. */
  const FORMS: [what: string, form: Case][] = [
    ['a new work experience', WORK],
    [
      'a work experience',
      { ...WORK, record: 7, opener: 'Edit Staf Gudang', dialog: WORK.dialog.replace('Tambah', 'Ubah') },
    ],
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

  it.each(SECTIONS.map((section) => [section.form, section] as const))(
    'of a new %s is continued in its form',
    async (_form, section) => {
      keep(section);
      const { user } = open(section);
      await user.click(await button('Lanjutkan'));
      const dialog = await screen.findByRole('dialog', { name: section.dialog });
      expect(await within(dialog).findByText('Draf dipulihkan')).toBeVisible();
    },
  );

  it.each(FORMS)('of %s is continued or thrown away', async (_what, form) => {
    keep(form);
    const { user } = open(form);
    expect(await screen.findByText(LINE)).toBeVisible();
    await user.click(await button('Lanjutkan'));
    const dialog = await screen.findByRole('dialog', { name: form.dialog });
    expect(await within(dialog).findByText('Draf dipulihkan')).toBeVisible();
    // The form that is being filled in does not count as left.
    expect(screen.queryByText(LINE)).not.toBeInTheDocument();

    await user.click(within(dialog).getByRole('button', { name: 'Batal' }));
    await user.click(await button('Simpan sebagai draf'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText(LINE)).toBeVisible();
    // The button that the form was opened with has gone with the line meanwhile.
    expect(await button(form.opener)).toHaveFocus();

    expect(await button('Buang')).toHaveAccessibleDescription(LINE);
    await user.click(await button('Buang'));
    expect(screen.queryByText(LINE)).not.toBeInTheDocument();
    expect(storedDrafts()).toBe('');
    expect(await button(form.opener)).toHaveFocus();
  });
});

describe('changes of drafts', () => {
  function open({ Section }: { Section: ComponentType }) {
    given('get', 'candidate/work-experience/', [makeWorkExperienceDto()]);
    given('get', 'candidate/education/', [makeEducationDto()]);
    given('get', 'candidate/portfolio/', []);
    given('get', 'master/:list/', []);
    return renderApp(<Section />, { preloaded: signedInState() });
  }

  /** As if a work experience was typed earlier: a new one, or changes of one. */
  const keep = (record: number | null, owner = OWNER) =>
    drafts.write({ owner, form: 'work-experience', record }, { title: 'Draf' });

  afterEach(() => jest.restoreAllMocks());

  it('says so at once when a form is closed, and no more once it is saved', async () => {
    const { user } = open(portfolioSection);
    await user.click(await button('Add Portofolio'));
    const dialog = await screen.findByRole('dialog', { name: 'Tambah Portofolio' });
    fillText('Nama Portofolio', 'Situs pribadi');
    await user.click(within(dialog).getByRole('button', { name: 'Batal' }));
    await user.click(await button('Simpan sebagai draf'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText(LINE)).toBeVisible();

    await user.click(await button('Lanjutkan'));
    const again = await screen.findByRole('dialog', { name: 'Tambah Portofolio' });
    expect(within(again).getByLabelText('Nama Portofolio')).toHaveValue('Situs pribadi');
    fillText('URL', 'https://example.com');
    given('post', 'candidate/portfolio/', makePortfolioDto());
    await user.click(within(again).getByRole('button', { name: 'Simpan' }));
    await user.click(await button('Lanjut'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText(LINE)).not.toBeInTheDocument();
    expect(await button('Add Portofolio')).toHaveFocus();
  });

  it('says so at once when a failed save closes the form', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const { user } = open(educationSection);
    await user.click(await button('Edit Universitas Uji'));
    const dialog = await screen.findByRole('dialog', { name: 'Ubah Pendidikan Terakhir' });
    fillText('Deskripsi', 'Kata sendiri');
    givenFailure('put', 'candidate/education/8/', 500);
    await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
    const popup = await screen.findByRole('dialog', { name: 'Gagal Menyimpan/Mengubah Pendidikan Terakhir!' });
    await user.click(within(popup).getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const section = screen.getByRole('region', { name: 'Pendidikan Terakhir' });
    expect(within(section).getByText(LINE)).toBeVisible();
  });

  it('says nothing of what another candidate has left, nor after signing out', async () => {
    keep(null, 'candidate-candidate-2');
    const { store } = open(workExperienceSection);
    await button('Edit Staf Gudang');
    expect(screen.queryByText(LINE)).not.toBeInTheDocument();
    act(() => void keep(null));
    expect(await screen.findByText(LINE)).toBeVisible();
    act(() => void store.dispatch(signedOut()));
    await waitFor(() => expect(screen.queryByText(LINE)).not.toBeInTheDocument());
  });

  it('follows what another tab leaves and throws away', async () => {
    open(workExperienceSection);
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
    const { user } = open(workExperienceSection);
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
