import { itTellsDecisionsOfOutcomesAlone } from './histories.fixture';

itTellsDecisionsOfOutcomesAlone(/tidak lolos/i, /diterima/i);
