export { BulletList } from './BulletList';
