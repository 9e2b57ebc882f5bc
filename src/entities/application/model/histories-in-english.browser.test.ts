import '@test/english';
import { itLosesNoEventAndTellsNoFuture, itTellsDecisionsOfOutcomesAlone } from './histories.fixture';

itTellsDecisionsOfOutcomesAlone(/not selected/i, /accepted/i);
itLosesNoEventAndTellsNoFuture(/^Upcoming/);
