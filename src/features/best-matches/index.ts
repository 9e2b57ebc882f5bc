export { MATCH_SETTINGS_KEY, removeMatchSettings } from './model/match-settings';
export type { MatchOrder } from './model/use-match-order';
export { FindMatchOrder } from './ui/FindMatchOrder';
export { Matches } from './ui/Matches';
