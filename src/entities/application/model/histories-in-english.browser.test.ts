import '@test/english';
import { itTellsDecisionsOfOutcomesAlone } from './histories.fixture';

itTellsDecisionsOfOutcomesAlone(/not selected/i, /accepted/i);
