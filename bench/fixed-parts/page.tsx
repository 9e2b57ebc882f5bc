import { StrictMode, useState } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { BrowserRouter, Link as RouterLink } from 'react-router-dom';
import { configureStore, createSlice } from '@reduxjs/toolkit';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const jobs = createSlice({
  name: 'jobs',
  initialState: { saved: [] as number[] },
  reducers: { saved: (state, { payload }: { payload: number }) => void state.saved.push(payload) },
});

type State = ReturnType<typeof jobs.getInitialState>;

const theme = createTheme();
const WORKPLACES = ['WFO', 'WFH', 'Hybrid'];

function JobCard({ id }: { id: number }) {
  const isSaved = useSelector(({ saved }: State) => saved.includes(id));
  const dispatch = useDispatch();
  return (
    <Card component="article">
      <CardContent>
        <Typography variant="h6" component="h2">
          <Link component={RouterLink} to={`/jobs/${id}`}>
            Staf Administrasi {id}
          </Link>
        </Typography>
        <Typography color="text.secondary">PT Contoh Abadi · Kabupaten Sleman, Daerah Istimewa Yogyakarta</Typography>
        <Stack direction="row" spacing={1}>
          {['Penuh Waktu', 'WFO', 'Rp 3–4,5 jt'].map((fact) => (
            <Chip key={fact} label={fact} size="small" />
          ))}
        </Stack>
      </CardContent>
      <CardActions>
        <Button onClick={() => dispatch(jobs.actions.saved(id))}>{isSaved ? 'Tersimpan' : 'Simpan'}</Button>
        <Button variant="contained">Apply</Button>
      </CardActions>
    </Card>
  );
}

function JobsPage() {
  const [tab, setTab] = useState(0);
  return (
    <>
      <AppBar position="static">
        <Toolbar>
          <Typography sx={{ flexGrow: 1 }}>Titian</Typography>
          <Button color="inherit" component={RouterLink} to="/login">
            Masuk
          </Button>
        </Toolbar>
      </AppBar>
      <Container component="main">
        <Typography variant="h4" component="h1">
          Lowongan Pekerjaan
        </Typography>
        <Stack spacing={2}>
          <TextField name="search" label="Posisi" />
          <TextField name="location" label="Lokasi" />
          <TextField name="workplace" label="Tempat kerja" select defaultValue="WFO">
            {WORKPLACES.map((workplace) => (
              <MenuItem key={workplace} value={workplace}>
                {workplace}
              </MenuItem>
            ))}
          </TextField>
          <Stack direction="row" spacing={1}>
            {['Sleman', 'Bantul', 'Kota Yogyakarta'].map((place) => (
              <Chip key={place} label={place} clickable />
            ))}
          </Stack>
          <Tabs value={tab} onChange={(_event, chosen: number) => setTab(chosen)}>
            <Tab label="For You" />
            <Tab label="Explore" />
            <Tab label="Saved" />
          </Tabs>
          {Array.from({ length: 10 }, (_, index) => (
            <JobCard key={index} id={index + 1} />
          ))}
        </Stack>
      </Container>
    </>
  );
}

interface FixedPartsProps {
  /** The router of a server or of a browser. */
  Router: (props: { children: ReactNode }) => ReactNode;
}

/** A list of ten jobs of the fixed packages, as their documentation shows: rendered and hydrated without further care. */
export const FixedParts = ({ Router }: FixedPartsProps) => (
  <StrictMode>
    <Provider store={configureStore({ reducer: jobs.reducer })}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <Router>
          <JobsPage />
        </Router>
      </ThemeProvider>
    </Provider>
  </StrictMode>
);

if (typeof document !== 'undefined') {
  const root = document.getElementById('root');
  if (root) hydrateRoot(root, <FixedParts Router={BrowserRouter} />);
}
