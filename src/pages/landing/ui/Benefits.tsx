import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import process from '../assets/benefits/process.svg';
import reach from '../assets/benefits/reach.svg';
import variety from '../assets/benefits/variety.svg';

const BENEFITS = [
  {
    title: 'Proses Mudah dan Cepat',
    text: 'Isi profil sekali, lalu lamar lowongan mana pun. Setiap tahap lamaran, dari screening sampai onboard, dapat Anda pantau.',
    image: process,
  },
  {
    title: 'Jangkauan Lebih Luas',
    text: 'Lowongan datang dari berbagai kota dan provinsi di seluruh Indonesia, termasuk yang dapat dikerjakan dari rumah.',
    image: reach,
  },
  {
    title: 'Beragam Jenis Pekerjaan',
    text: 'Full-time, part-time, freelance, atau internship: pilih yang sesuai dengan waktu dan tujuan Anda.',
    image: variety,
  },
] as const;

/** Why to choose Titian. Specification 1, section 2. The footer's "About" leads here. */
export function Benefits() {
  return (
    <Container component="section" id="tentang" aria-labelledby="kenapa" maxWidth="lg" sx={{ py: { xs: 7, md: 11 } }}>
      <Typography
        id="kenapa"
        component="h2"
        variant="h2"
        sx={{ mb: { xs: 4, md: 6 }, textAlign: 'center', fontSize: { xs: '1.625rem', md: '2.125rem' } }}
      >
        Kenapa Memilih Kami?
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'repeat(3, 1fr)' },
          gap: { xs: 2, md: 3 },
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {BENEFITS.map(({ title, text, image }) => (
          <Box
            key={title}
            component="li"
            sx={{ p: 3, bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 2 }}
          >
            <Box component="img" src={image} alt="" width={120} height={96} loading="lazy" sx={{ display: 'block' }} />
            <Typography component="h3" variant="h3" sx={{ mt: 2.5, mb: 1 }}>
              {title}
            </Typography>
            <Typography color="textSecondary">{text}</Typography>
          </Box>
        ))}
      </Box>
    </Container>
  );
}
