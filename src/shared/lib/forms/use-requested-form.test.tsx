import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderApp } from '@test/render-app';
import { formQuery, useRequestedForm } from './use-requested-form';

function Section({ form, isReady }: { form: string; isReady?: boolean }) {
  const [times, setTimes] = useState(0);
  useRequestedForm(form, () => setTimes((count) => count + 1), isReady);
  return <p>{`${form} ${times}`}</p>;
}

it('opens the form that the address requests once, and removes it from the address', async () => {
  const sections = [<Section key="a" form="education" />, <Section key="b" form="skill" />];
  const { router } = renderApp(<>{sections}</>, { path: `/profile?${formQuery('education', { tab: 'x' })}` });
  expect(await screen.findByText('education 1')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?tab=x'));
  expect(screen.getByText('education 1')).toBeVisible();
  expect(screen.getByText('skill 0')).toBeVisible();
});

it('waits until what the form needs is there', () => {
  const { router } = renderApp(<Section form="education" isReady={false} />, { path: '/profile?form=education' });
  expect(screen.getByText('education 0')).toBeVisible();
  expect(router.state.location.search).toBe('?form=education');
});
