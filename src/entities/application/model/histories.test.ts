import { itLosesNoEventAndTellsNoFuture, itTellsDecisionsOfOutcomesAlone } from './histories.fixture';

itTellsDecisionsOfOutcomesAlone(/tidak lolos/i, /diterima/i);
itLosesNoEventAndTellsNoFuture(/^Akan datang/);
