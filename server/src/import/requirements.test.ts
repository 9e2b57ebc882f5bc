import { sanitiseHtml } from '../jobs/sanitise-html';
import { toDescription } from './description';
import { toRequirements } from './requirements';

describe('toRequirements', () => {
  it('lists the requirements, each kind under its word', () => {
    const row = {
      qualifications: 'Mampu bekerja sama',
      skills: ['Excel', { '@type': 'DefinedTerm', name: 'SQL' }],
      educationRequirements: ['Diploma', 'Sarjana'],
      experienceRequirements: 'Satu tahun di bidangnya',
      relevantOccupation: [{ '@type': 'Occupation', name: 'Akuntansi' }, 'Manajemen'],
    };
    expect(toRequirements(row)).toBe(
      '<ul><li>Pendidikan: Diploma, Sarjana</li><li>Bidang: Akuntansi, Manajemen</li>' +
        '<li>Pengalaman: Satu tahun di bidangnya</li><li>Keterampilan: Excel, SQL</li>' +
        '<li>Mampu bekerja sama</li></ul>',
    );
  });

  it.each([
    [{ monthsOfExperience: 24 }, 'Pengalaman: minimal 2 tahun'],
    [{ monthsOfExperience: '18' }, 'Pengalaman: minimal 18 bulan'],
  ])('writes experience of %j out', (experienceRequirements, text) => {
    expect(toRequirements({ experienceRequirements })).toBe(`<ul><li>${text}</li></ul>`);
  });

  it('translates the credentials that have fixed names', () => {
    const educationRequirements = [{ credentialCategory: 'bachelor degree' }, { credentialCategory: 'High School' }];
    expect(toRequirements({ educationRequirements })).toBe('<ul><li>Pendidikan: Sarjana, SMA/SMK</li></ul>');
  });

  it('takes a word that JavaScript knows for nothing but a word', () => {
    expect(toRequirements({ skills: ['constructor', 'toString'] })).toBe(
      '<ul><li>Keterampilan: constructor, toString</li></ul>',
    );
  });

  it('makes an item of every line, without its bullet or number', () => {
    expect(toRequirements({ qualifications: '- Jujur\r\n\r\n• Teliti\n3. Rajin\n10 jari', skills: 'A\nB' })).toBe(
      '<ul><li>A</li><li>B</li><li>Jujur</li><li>Teliti</li><li>Rajin</li><li>10 jari</li></ul>',
    );
  });

  it('puts HTML behind the list', () => {
    const row = { qualifications: '<ul><li>Jujur</li></ul>', educationRequirements: 'SMA' };
    expect(toRequirements(row)).toBe('<ul><li>Pendidikan: SMA</li></ul><ul><li>Jujur</li></ul>');
  });

  it('keeps signs of a plain text from becoming markup', () => {
    expect(sanitiseHtml(toRequirements({ skills: 'C++ & gaji < 5 juta' }))).toBe(
      '<ul><li>Keterampilan: C++ &amp; gaji &lt; 5 juta</li></ul>',
    );
  });

  it.each([{}, { skills: [], qualifications: '' }, { experienceRequirements: 'no requirements' }])(
    'is empty for %j',
    (row) => {
      expect(toRequirements(row)).toBe('');
    },
  );

  it.each([{ skills: 5 }, { skills: [[5]] }, { qualifications: { a: 1 } }])('leaves out what is no text: %j', (row) => {
    const kinds: string[] = [];
    expect(toRequirements(row, (kind) => kinds.push(kind))).toBe('');
    expect(kinds).toEqual(['unreadable-value']);
  });

  it('describes experience beside its months', () => {
    const experienceRequirements = [{ monthsOfExperience: 0 }, { monthsOfExperience: 12, description: 'di ritel' }];
    expect(toRequirements({ experienceRequirements })).toBe('<ul><li>Pengalaman: minimal 1 tahun, di ritel</li></ul>');
  });
});

describe('toDescription', () => {
  it('adds responsibilities under a heading', () => {
    expect(toDescription({ description: '<p>a</p>', responsibilities: '<ul><li>b</li></ul>' })).toBe(
      '<p>a</p><h3>Tanggung Jawab</h3><ul><li>b</li></ul>',
    );
    expect(toDescription({ description: '<p>a</p>', responsibilities: ['b', '- c\n- d'] })).toBe(
      '<p>a</p><h3>Tanggung Jawab</h3><ul><li>b</li><li>c</li><li>d</li></ul>',
    );
  });

  it('keeps the paragraphs of a plain description in front of responsibilities', () => {
    expect(sanitiseHtml(toDescription({ description: 'Gaji < 5 juta.\nBaris dua.', responsibilities: 'b' }))).toBe(
      '<p>Gaji &lt; 5 juta.</p><p>Baris dua.</p><h3>Tanggung Jawab</h3><ul><li>b</li></ul>',
    );
  });

  it('reads HTML that was escaped once too often', () => {
    expect(toDescription({ description: '&lt;p&gt;a &amp;amp; b&lt;/p&gt;' })).toBe('<p>a &amp; b</p>');
  });

  it('leaves escaped signs of a text alone', () => {
    expect(toDescription({ description: 'a &lt; b' })).toBe('a &lt; b');
  });

  it('is empty where there is none', () => {
    expect(toDescription({})).toBe('');
  });
});
