/** Whether a model can be ordered, is still to come, or is built no more (MODELS-008). */
export const MODEL_STATUSES = ['available', 'coming_soon', 'discontinued'] as const;

export type ModelStatus = (typeof MODEL_STATUSES)[number];

/** What stands over a model's tile (MODELS-018): nothing for a discontinued one, which is not new (resolution 155). */
export function modelLabel(status: ModelStatus): 'Upcoming' | 'All-New' | null {
	switch (status) {
		case 'coming_soon':
			return 'Upcoming';
		case 'available':
			return 'All-New';
		case 'discontinued':
			return null;
	}
}
