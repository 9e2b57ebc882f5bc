export { Navbar } from './ui/Navbar';
