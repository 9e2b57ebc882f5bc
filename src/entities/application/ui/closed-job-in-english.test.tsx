import '@test/english';
import { itTellsNoDecision } from './closed-job.fixture';

itTellsNoDecision(/The job was closed[^.]*\. The company has not given a decision\./, 'Not started yet');
