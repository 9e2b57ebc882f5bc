export { findSignals, findSignalsInTasks } from './model/find-signals';
export type { PaySignal } from './model/find-signals';
export type { Signal } from './model/signal';
