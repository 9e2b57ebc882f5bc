import { render, screen } from '@testing-library/react';
import { inTheme } from '@test/in-theme';
import { testimonials } from '../content/testimonials';
import { TestimonialCard } from './TestimonialCard';

it.each(testimonials)('shows name, company, feedback, picture and 4 to 5 stars of $name', (testimonial) => {
  render(<TestimonialCard testimonial={testimonial} />, inTheme);
  const figure = screen.getByRole('figure');
  for (const text of [testimonial.name, testimonial.company, testimonial.feedback]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(figure.querySelector('img')).toHaveAttribute('src', testimonial.image);
  expect(screen.getByRole('img', { name: /^[45] dari 5 bintang$/ })).toBeVisible();
});
