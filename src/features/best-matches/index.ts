export { MATCH_SETTINGS_KEY, removeMatchSettings } from './model/match-settings';
export { Matches } from './ui/Matches';
