/** A signal of one of the 876 real vacancies that the rules were measured on, as a person has judged it. */
export interface JudgedSignal {
  /** The vacancy's identifier. */
  id: string;
  title: string;
  kind: string;
  rule: string;
  quote: string;
  /** True when the sentence asks what the signal says, without a reason of the work. */
  verdict: 'right' | 'wrong';
  because: string;
}

/** Every signal that the real vacancies give: each was read within its advertisement. */
export const JUDGED_SIGNALS: readonly JudgedSignal[] = [
  {
    id: 'a0485ce6-d83d-49fd-926e-5d7ef914a068',
    title: 'Produksi',
    kind: 'sex',
    rule: 'sex-required',
    quote: 'Laki-laki',
    verdict: 'right',
    because: 'checking printed manuscripts needs no man',
  },
  {
    id: 'a0481638-73a6-4dbe-82fb-b4b29f60ab27',
    title: 'Bussines Development Service',
    kind: 'looks',
    rule: 'looks',
    quote:
      'Menguasai bahasa asing (minimal bahasa Inggris), berpenampilan menarik, ramah, supel dan memiliki kemampuan public speaking yang baik serta disiplin, menyukai dan memahami media sosial.',
    verdict: 'right',
    because: 'developing business needs no looks',
  },
  {
    id: 'a03caa86-3e05-47b0-a5d9-8c3eeec78525',
    title: 'Customer Service',
    kind: 'looks',
    rule: 'looks',
    quote: 'Memiliki kemampuan komunikasi yang baik, ramah, dan berpenampilan menarik.',
    verdict: 'right',
    because: 'serving patients needs no looks',
  },
  {
    id: 'a03cabe9-23d5-4f08-a0ee-05611b106ed5',
    title: 'Administrasi Keamanan',
    kind: 'sex',
    rule: 'sex-required',
    quote: 'Fresh Graduate Jenis Kelamin Laki-laki',
    verdict: 'right',
    because: 'entering data of guards needs no man',
  },
  {
    id: 'a03caf6e-e794-484e-adbd-65231cc805ca',
    title: 'IPSRS Bangunan',
    kind: 'sex',
    rule: 'sex-required',
    quote: 'Laki-laki Fresh Graduate Jurusan Teknik Sipil',
    verdict: 'right',
    because: 'inspecting buildings needs no man',
  },
  {
    id: 'a04fb01b-7f7f-4c17-a7e1-4bc2ca497159',
    title: 'Admin CS & Sales',
    kind: 'sex',
    rule: 'sex-required',
    quote: 'Perempuan',
    verdict: 'right',
    because: 'serving customers and entering data needs no woman',
  },
];
