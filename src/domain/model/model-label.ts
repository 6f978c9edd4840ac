/** Whether a model can be ordered, is coming soon, or is no longer built (MODELS-008). */
export const MODEL_STATUSES = ['available', 'coming_soon', 'discontinued'] as const;

/** The state of a new model, from {@link MODEL_STATUSES}. */
export type ModelStatus = (typeof MODEL_STATUSES)[number];

/** The label on a model's tile (MODELS-018): none for a discontinued model, which is not new (resolution 155). */
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
