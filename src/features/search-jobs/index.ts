export { searchForgotten, searchHistorySlice, searchMade, selectSearchHistory } from './model/search-history';
