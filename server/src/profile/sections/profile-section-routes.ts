import type { FastifyPluginAsync } from 'fastify';
import type { AppDeps } from '../../app-deps';
import { nameLists, recordSections } from '.';
import { nameListRoutes } from './name-list-routes';
import { sectionRoutes } from './section-routes';
import type { AnySection } from './section';

/** Every section of the signed-in candidate's profile (specification 2; contract, "Profile"). */
export function profileSectionRoutes(deps: AppDeps): FastifyPluginAsync {
  return async (app) => {
    for (const section of Object.values<AnySection>(recordSections)) sectionRoutes(app, deps, section);
    for (const list of Object.values(nameLists)) nameListRoutes(app, deps, list);
  };
}
