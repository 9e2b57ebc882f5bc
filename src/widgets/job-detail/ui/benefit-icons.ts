import BeachAccessOutlinedIcon from '@mui/icons-material/BeachAccessOutlined';
import CardGiftcardOutlinedIcon from '@mui/icons-material/CardGiftcardOutlined';
import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
import ChildCareOutlinedIcon from '@mui/icons-material/ChildCareOutlined';
import DirectionsBusOutlinedIcon from '@mui/icons-material/DirectionsBusOutlined';
import EngineeringOutlinedIcon from '@mui/icons-material/EngineeringOutlined';
import HealthAndSafetyOutlinedIcon from '@mui/icons-material/HealthAndSafetyOutlined';
import LaptopOutlinedIcon from '@mui/icons-material/LaptopOutlined';
import MedicalServicesOutlinedIcon from '@mui/icons-material/MedicalServicesOutlined';
import MoreTimeOutlinedIcon from '@mui/icons-material/MoreTimeOutlined';
import PaymentsOutlinedIcon from '@mui/icons-material/PaymentsOutlined';
import RestaurantOutlinedIcon from '@mui/icons-material/RestaurantOutlined';
import ScheduleOutlinedIcon from '@mui/icons-material/ScheduleOutlined';
import SchoolOutlinedIcon from '@mui/icons-material/SchoolOutlined';
import SmartphoneOutlinedIcon from '@mui/icons-material/SmartphoneOutlined';
import StairsOutlinedIcon from '@mui/icons-material/StairsOutlined';
import TrendingUpOutlinedIcon from '@mui/icons-material/TrendingUpOutlined';
import VerifiedUserOutlinedIcon from '@mui/icons-material/VerifiedUserOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { NamedBenefit } from '@titian/rules/named-benefits';
import { searchKey } from '@titian/rules/search-key';

const ICONS: Record<NamedBenefit, typeof SvgIcon> = {
  'Gaji Pokok': PaymentsOutlinedIcon,
  'Upah Lembur': MoreTimeOutlinedIcon,
  'BPJS Kesehatan': HealthAndSafetyOutlinedIcon,
  'BPJS Ketenagakerjaan': EngineeringOutlinedIcon,
  'Tunjangan Hari Raya (THR)': CardGiftcardOutlinedIcon,
  'Bonus Kinerja': TrendingUpOutlinedIcon,
  'Tunjangan Makan': RestaurantOutlinedIcon,
  'Tunjangan Transportasi': DirectionsBusOutlinedIcon,
  'Tunjangan Komunikasi': SmartphoneOutlinedIcon,
  'Tunjangan Kesehatan': MedicalServicesOutlinedIcon,
  'Asuransi Swasta': VerifiedUserOutlinedIcon,
  'Cuti Tahunan': BeachAccessOutlinedIcon,
  'Cuti Melahirkan': ChildCareOutlinedIcon,
  'Pelatihan dan Pengembangan': SchoolOutlinedIcon,
  'Jenjang Karier': StairsOutlinedIcon,
  'Jam Kerja Fleksibel': ScheduleOutlinedIcon,
  'Laptop / Peralatan Kerja': LaptopOutlinedIcon,
};

const icons = new Map(Object.entries(ICONS).map(([name, icon]) => [searchKey(name), icon]));

/** The icon of a benefit by its name, without regard to case; a default one for a name that the contract lacks. */
export const benefitIcon = (name: string): typeof SvgIcon => icons.get(searchKey(name)) ?? CheckCircleOutlinedIcon;
