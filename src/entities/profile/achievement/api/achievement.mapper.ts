import type { components } from '@contract';
import { toDay } from '@/shared/lib/dates';
import type { Achievement, AchievementDraft } from '../model/achievement';
import type { AchievementDto } from './achievement.dto';

/** A record of the provider; what is missing becomes empty. */
export const toAchievement = (dto: AchievementDto): Achievement => ({
  id: dto.id,
  name: dto.name,
  date: toDay(dto.date) ?? '',
  organizationOrEvent: dto.organizationOrEvent ?? '',
  description: dto.description ?? '',
});

export const toRequestBody = (draft: AchievementDraft): components['schemas']['AchievementWrite'] => ({ ...draft });
