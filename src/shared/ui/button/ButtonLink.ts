import { Link } from 'react-router-dom';
import { styled } from '../styled';
import { buttonStyle, isAttribute } from './button-style';
import type { ButtonLook } from './button-style';

/** A link within the app that looks like a button. */
export const ButtonLink = styled(Link, { shouldForwardProp: isAttribute })<ButtonLook>(buttonStyle);
