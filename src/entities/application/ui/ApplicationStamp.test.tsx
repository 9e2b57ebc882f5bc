import { createTheme } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { ApplicationStamp } from './ApplicationStamp';

const { success, error } = createTheme().palette;

it.each([
  ['ACCEPTED', 'onboard', success.main],
  ['CLOSED', 'mcu', error.main],
])('stamps %s on an application at %s to a closed job, in the colour %s', (text, status, color) => {
  render(<ApplicationStamp progress={{ status, isJobOpen: false }} />);
  expect(screen.getByText(text)).toHaveStyle({ color });
});
