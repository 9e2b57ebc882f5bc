import { fireEvent, render, screen } from '@testing-library/react';
import { inTheme } from '@test/in-theme';
import { Block } from './Block';

function Card({ name }: { name: string | null }) {
  if (name === null) throw new Error('a card of nothing');
  return <article>{name}</article>;
}

const cards = (...names: (string | null)[]) => (
  <ul>
    {names.map((name, place) => (
      <li key={place}>
        <Block what="a card" shows={[name]}>
          <Card name={name} />
        </Block>
      </li>
    ))}
  </ul>
);

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => log.mockRestore());

it('keeps one that breaks from taking the others down, and logs it', () => {
  render(cards('Kasir', null, 'Sopir'), inTheme);
  expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual(['Kasir', 'Sopir']);
  expect(screen.getByRole('alert')).toHaveTextContent('Bagian ini tidak dapat ditampilkan.');
  expect(log).toHaveBeenCalledWith('[titian] a card broke', expect.objectContaining({ message: 'a card of nothing' }));
});

it('shows it again once it has something to show', () => {
  const { rerender } = render(cards('Kasir', null), inTheme);
  rerender(cards('Kasir', 'Sopir'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

it('renders the block again on request', () => {
  let broken = true;
  const Part = () => <Card name={broken ? null : 'Kasir'} />;
  render(
    <Block what="a part">
      <Part />
    </Block>,
    inTheme,
  );
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(screen.getByRole('article')).toHaveTextContent('Kasir');
});
