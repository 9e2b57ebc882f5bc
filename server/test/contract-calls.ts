import { contractDocument } from '../src/http/contract';
import * as bodies from '../src/profile/sections/sections.fixture';

/** One call that the contract has; `path` holds names of parameters in braces. */
export interface Call {
  operationId: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  isPublic: boolean;
}

interface Operation {
  operationId: string;
  security?: unknown[];
}

/** Every call of the contract: one that is added there comes by itself into the tests that go through them. */
export function contractCalls(): Call[] {
  const { paths } = contractDocument() as { paths: Record<string, Record<string, Operation>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, security }]) => ({
      operationId,
      method: method.toUpperCase() as Call['method'],
      path,
      isPublic: security?.length === 0,
    })),
  );
}

/** What each section of the profile accepts, by the path of its list. */
export const SECTION_BODIES: Record<string, object> = {
  '/candidate/education/': bodies.educationBody,
  '/candidate/work-experience/': bodies.workBody,
  '/candidate/organization-experience/': bodies.organizationBody,
  '/candidate/training/': bodies.trainingBody,
  '/candidate/achievement/': bodies.achievementBody,
  '/candidate/language/': bodies.languageBody,
  '/candidate/portfolio/': bodies.portfolioBody,
  '/candidate/skill/': { skill: ['Barista'] },
  '/candidate/interest/': { functionOfInterest: ['Administrasi'] },
};

/** The path of the list that a path with `{id}` belongs to. */
export const listPath = (path: string): string => path.replace('{id}/', '');
