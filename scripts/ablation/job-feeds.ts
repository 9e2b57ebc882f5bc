import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { cities, provinces } from '../../server/src/masters/master-data';
import { measureConditions } from './conditions';

const ENGINE = 'packages/job-feeds/src';

const CODE = readdirSync(ENGINE)
  .filter((file) => /(?<!\.test|\.fixture|index|job-input|import-problems)\.ts$/.test(file))
  .map((file) => `${ENGINE}/${file}`);

/** Feeds that are no part of the project. */
const FOLDERS = ['feeds', 'cases', 'cases/good'].map((folder) =>
  path.resolve(__dirname, '../../../shared/data', folder),
);

const feeds = FOLDERS.filter(existsSync).flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => /\.(?:json|xml)$/.test(name))
    .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') })),
);

/** The rules of feeds, over the labelled values and the feeds. */
export const jobFeeds = (isAsked: (rule: string) => boolean) =>
  measureConditions('packages/job-feeds/src/score.fixture.ts', CODE, { provinces, cities, feeds }, isAsked);
