import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('entities/privacy', {
  disclosedFields: {
    name: 'nama',
    email: 'email',
    phoneNumber: 'nomor telepon',
    image: 'foto',
    professionalHeadline: 'headline',
    education: 'pendidikan',
    workExperience: 'pengalaman kerja',
    language: 'bahasa',
    cv: 'CV',
    about: 'tentang saya',
    city: 'kabupaten/kota',
    location: 'provinsi',
    linkedin: 'LinkedIn',
    instagram: 'Instagram',
    organizationExperience: 'pengalaman organisasi',
    training: 'pelatihan dan sertifikasi',
    achievement: 'penghargaan',
    skill: 'keahlian',
    interest: 'minat pekerjaan',
    portfolio: 'portofolio',
  },
});
