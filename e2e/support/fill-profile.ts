import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';
import { tokenOf } from './account';
import type { Account } from './account';

/** One record of each section, in the contract's keys; ids are those of the seeded master lists. */
export const RECORDS: Record<string, object> = {
  'work-experience': {
    title: 'Staf Gudang',
    companyName: 'PT Samudra Uji',
    jobLevel: 3,
    industry: 3,
    workingType: 'contract',
    startDate: '2020-11-01',
    endDate: '2023-01-01',
    currentlyWorking: false,
    description: 'Mencatat barang.',
  },
  education: {
    id: null,
    educationLevel: 7,
    education: 'Other',
    otherEducation: 'Kampus Uji',
    educationMajor: 'Other',
    otherMajor: 'Ilmu Uji',
    location: 'indonesia',
    dateStart: '2014-08-01',
    graduationDate: '2018-07-01',
    isPresent: false,
    gpa: 3.5,
    description: null,
  },
  'organization-experience': {
    organization_name: 'Karang Taruna',
    position_name: 'Bendahara',
    start_date: '2018-01-01',
    end_date: '2019-01-01',
    is_present: false,
    additional_info: null,
  },
  training: {
    title: 'K3 Umum',
    institutionName: 'Balai Uji',
    type: 'training',
    startDate: '2021-01-01',
    endDate: '2021-02-01',
    isPresent: false,
    locationName: null,
    locationType: 'offline',
    status: null,
    description: null,
  },
  achievement: {
    name: 'Karyawan Teladan',
    date: '2022-08-17',
    organizationOrEvent: 'PT Samudra Uji',
    description: 'Tanpa selisih.',
  },
  language: { language: 2, level: 'beginner', status: 'active' },
  skill: { skill: ['Accurate'] },
  interest: { functionOfInterest: ['Asuransi'] },
  portfolio: { name: 'Dasbor Stok', url: 'https://karya.example.com/dasbor' },
};

/** Gives a candidate one record of each section, a social link and a salary; without the screens. */
export async function fillProfile(request: APIRequestContext, account: Account): Promise<void> {
  const headers = { Authorization: `Bearer ${await tokenOf(request, account)}` };
  for (const [name, data] of Object.entries(RECORDS)) {
    const response = await request.post(`/api/v1/candidate/${name}/`, { headers, data });
    expect(response.ok(), name).toBe(true);
  }
  const data = {
    linkedin: 'https://www.linkedin.com/in/dewi-uji',
    currentSalary: 5_500_000,
    expectedSalary: 8_000_000,
  };
  expect((await request.put('/api/v1/candidate/profile/', { headers, data })).ok()).toBe(true);
}
