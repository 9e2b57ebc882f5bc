import { Link } from 'react-router-dom';
import { styledBy } from '../styled';
import { BUTTON_LOOK, buttonStyle } from './button-style';
import type { ButtonLook } from './button-style';

/** A link within the app that looks like a button. */
export const ButtonLink = styledBy<ButtonLook>(...BUTTON_LOOK)(Link)(buttonStyle);
