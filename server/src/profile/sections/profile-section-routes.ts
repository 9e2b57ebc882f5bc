import type { FastifyPluginAsync } from 'fastify';
import type { AppDeps } from '../../app-deps';
import { achievement } from './achievement';
import { education } from './education';
import { interests } from './interests';
import { language } from './language';
import { nameListRoutes } from './name-list-routes';
import { organizationExperience } from './organization-experience';
import { portfolio } from './portfolio';
import { sectionRoutes } from './section-routes';
import { skills } from './skills';
import { training } from './training';
import { workExperience } from './work-experience';

/** Every section of the signed-in candidate's profile (specification 2; contract, "Profile"). */
export function profileSectionRoutes(deps: AppDeps): FastifyPluginAsync {
  return async (app) => {
    sectionRoutes(app, deps, education);
    sectionRoutes(app, deps, workExperience);
    sectionRoutes(app, deps, organizationExperience);
    sectionRoutes(app, deps, training);
    sectionRoutes(app, deps, achievement);
    sectionRoutes(app, deps, language);
    sectionRoutes(app, deps, portfolio);
    nameListRoutes(app, deps, skills);
    nameListRoutes(app, deps, interests);
  };
}
