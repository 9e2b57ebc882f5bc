import { isInProfile } from './in-profile';

describe('in the profile', () => {
  const WORK = { title: 'Kepala Gudang', companyName: 'PT Samudra Karya', startDate: '2019-03-01' };

  it.each([
    ['the same, written otherwise', { title: 'KEPALA  GUDANG', companyName: 'PT. Samudra Karya' }, true],
    ['with its month', { ...WORK, startDate: '2019-03' }, true],
    ['with its year alone', { ...WORK, startDate: '2019' }, true],
    ['at another time', { ...WORK, startDate: '2021-01' }, false],
    ['at another company', { ...WORK, companyName: 'PT Lain' }, false],
    ['without its company', { title: 'Kepala Gudang' }, false],
    ['of which nothing is stated that names it', { startDate: '2019-03' }, false],
  ])('recognises a work experience: %s', (_case, stated, expected) => {
    expect(isInProfile('workExperience', stated, [WORK])).toBe(expected);
  });

  it('tells two degrees of one university apart', () => {
    const known = [{ education: 'Universitas Uji', educationLevel: 'S1' }];
    expect(isInProfile('education', { education: 'universitas uji' }, known)).toBe(true);
    expect(isInProfile('education', { education: 'Universitas Uji', educationLevel: 'S1' }, known)).toBe(true);
    expect(isInProfile('education', { education: 'Universitas Uji', educationLevel: 'S2' }, known)).toBe(false);
  });

  it('compares addresses without their scheme and their last slash', () => {
    const known = [{ url: 'https://www.behance.net/sari' }];
    expect(isInProfile('portfolio', { name: 'Lain', url: 'behance.net/sari/' }, known)).toBe(true);
    expect(isInProfile('portfolio', { url: 'behance.net/budi' }, known)).toBe(false);
  });

  it('knows a name with signs in its other spellings, and no other one', () => {
    const isKnown = (title: string, known: string) => isInProfile('training', { title }, [{ title: known }]);
    expect([isKnown('F&B Service', 'FnB service'), isKnown('ASP.NET', 'asp dotnet')]).toEqual([true, true]);
    expect([isKnown('C++', 'C'), isKnown('C#', 'C++')]).toEqual([false, false]);
  });

  it('knows nothing of a profile that is empty', () => {
    expect(isInProfile('workExperience', WORK, [])).toBe(false);
  });
});
