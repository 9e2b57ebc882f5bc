import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { routes } from '@/shared/config';
import { useToast } from '@/shared/ui/toast';
import { texts } from './texts';

/** Leads to the landing page, and says why. Specification 1, section 2. */
export function UnknownAddress() {
  const { showInfo } = useToast();
  useEffect(() => showInfo(texts.unknownAddress), [showInfo]);
  return <Navigate to={routes.landing.to()} replace />;
}
