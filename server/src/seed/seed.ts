export { seedDemo } from './seed-demo';
export { seedMasters } from './seed-masters';
