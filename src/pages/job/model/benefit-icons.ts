import type SvgIcon from '@mui/material/SvgIcon';
import BeachAccessIcon from '@mui/icons-material/BeachAccessOutlined';
import CardGiftcardIcon from '@mui/icons-material/CardGiftcardOutlined';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import DirectionsBusIcon from '@mui/icons-material/DirectionsBusOutlined';
import HealthAndSafetyIcon from '@mui/icons-material/HealthAndSafetyOutlined';
import LaptopIcon from '@mui/icons-material/LaptopOutlined';
import MedicalServicesIcon from '@mui/icons-material/MedicalServicesOutlined';
import MoreTimeIcon from '@mui/icons-material/MoreTimeOutlined';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import PhoneIphoneIcon from '@mui/icons-material/PhoneIphoneOutlined';
import PolicyIcon from '@mui/icons-material/PolicyOutlined';
import PregnantWomanIcon from '@mui/icons-material/PregnantWomanOutlined';
import RestaurantIcon from '@mui/icons-material/RestaurantOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import SchoolIcon from '@mui/icons-material/SchoolOutlined';
import ShieldIcon from '@mui/icons-material/ShieldOutlined';
import StairsIcon from '@mui/icons-material/StairsOutlined';
import TrendingUpIcon from '@mui/icons-material/TrendingUpOutlined';
import { normalize } from '@/shared/lib/text';

type Icon = typeof SvgIcon;

/** The 17 named benefits. Contract, "Jobs". */
const ICONS: Record<string, Icon> = {
  'Gaji Pokok': PaymentsIcon,
  'Upah Lembur': MoreTimeIcon,
  'BPJS Kesehatan': HealthAndSafetyIcon,
  'BPJS Ketenagakerjaan': ShieldIcon,
  'Tunjangan Hari Raya (THR)': CardGiftcardIcon,
  'Bonus Kinerja': TrendingUpIcon,
  'Tunjangan Makan': RestaurantIcon,
  'Tunjangan Transportasi': DirectionsBusIcon,
  'Tunjangan Komunikasi': PhoneIphoneIcon,
  'Tunjangan Kesehatan': MedicalServicesIcon,
  'Asuransi Swasta': PolicyIcon,
  'Cuti Tahunan': BeachAccessIcon,
  'Cuti Melahirkan': PregnantWomanIcon,
  'Pelatihan dan Pengembangan': SchoolIcon,
  'Jenjang Karier': StairsIcon,
  'Jam Kerja Fleksibel': ScheduleIcon,
  'Laptop / Peralatan Kerja': LaptopIcon,
};

const icons = new Map(Object.entries(ICONS).map(([name, icon]) => [normalize(name), icon]));

/** The icon of a benefit by its name, without regard to case; a default one for a name that the contract lacks. */
export const benefitIcon = (name: string): Icon => icons.get(normalize(name)) ?? CheckCircleIcon;
