import { useSelector } from 'react-redux';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import type { GetScrollRestorationKeyFunction } from 'react-router-dom';
import { selectTakeovers } from '@/entities/session';
import { useTabNotice } from './use-tab-notice';

/** The router calls each first load of a tab `default`: one address typed after another must not share a position. */
const toScrollKey: GetScrollRestorationKeyFunction = ({ key, pathname }) => (key === 'default' ? pathname : key);

/**
 * The page and where it was scrolled to. After a reload the position waits for the page's chunk: until then there is
 * too little to scroll, and the router restores a position only once.
 */
export function PageOutlet() {
  const takeovers = useSelector(selectTakeovers);
  useTabNotice();
  return (
    <>
      {/* A form that one candidate has open must not be sent as another: the page is made anew for whoever takes over. */}
      <Outlet key={takeovers} />
      <ScrollRestoration getKey={toScrollKey} />
    </>
  );
}
