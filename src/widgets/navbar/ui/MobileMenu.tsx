import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { lazyDialog } from '@/shared/ui/dialog';
import { useMenu } from '../model/use-menu';
import { texts } from '../texts';

const loadDrawer = async () => (await import(/* webpackChunkName: "menu-drawer" */ './MenuDrawer')).MenuDrawer;

const MenuDrawer = lazyDialog(loadDrawer);

/** The hamburger of narrow screens, which opens their menu. Specification 1, section 2. */
export function MobileMenu() {
  const { open, close, buttonProps, menuId } = useMenu(loadDrawer);
  return (
    <>
      <IconButton aria-label={texts.menuButton} color="inherit" edge="end" {...buttonProps}>
        <MenuIcon />
      </IconButton>
      {open && <MenuDrawer id={menuId} onClose={close} />}
    </>
  );
}
