import { screen } from '@testing-library/react';
import { renderApp } from '@test/render-app';
import { BenefitList } from './BenefitList';

it.each([
  ['Gaji Pokok', 'PaymentsOutlinedIcon'],
  ['Upah Lembur', 'MoreTimeOutlinedIcon'],
  ['BPJS Kesehatan', 'HealthAndSafetyOutlinedIcon'],
  ['BPJS Ketenagakerjaan', 'EngineeringOutlinedIcon'],
  ['Tunjangan Hari Raya (THR)', 'CardGiftcardOutlinedIcon'],
  ['Bonus Kinerja', 'TrendingUpOutlinedIcon'],
  ['Tunjangan Makan', 'RestaurantOutlinedIcon'],
  ['Tunjangan Transportasi', 'DirectionsBusOutlinedIcon'],
  ['Tunjangan Komunikasi', 'SmartphoneOutlinedIcon'],
  ['Tunjangan Kesehatan', 'MedicalServicesOutlinedIcon'],
  ['Asuransi Swasta', 'VerifiedUserOutlinedIcon'],
  ['Cuti Tahunan', 'BeachAccessOutlinedIcon'],
  ['Cuti Melahirkan', 'ChildCareOutlinedIcon'],
  ['Pelatihan dan Pengembangan', 'SchoolOutlinedIcon'],
  ['Jenjang Karier', 'StairsOutlinedIcon'],
  ['Jam Kerja Fleksibel', 'ScheduleOutlinedIcon'],
  ['Laptop / Peralatan Kerja', 'LaptopOutlinedIcon'],
  ['Kopi gratis', 'CheckCircleOutlinedIcon'],
])('shows %s with %s, which is no part of its name', (name, icon) => {
  renderApp(<BenefitList benefits={[{ id: 'satu', name }]} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(name);
  expect(screen.getByTestId(icon).closest('[aria-hidden]')).not.toBeNull();
});

it('says that there are none', () => {
  renderApp(<BenefitList benefits={[]} />);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
