export { MATCH_SETTINGS_KEY, removeMatchSettings } from './model/match-settings';
export { expectMatches, lastMatchesHeight } from './model/region-height';
export { BestMatches } from './ui/BestMatches';
