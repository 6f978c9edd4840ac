import { z } from 'zod';

const TradeInQuestionSchema = z.strictObject({
	/** 'How old can it be?'; one that a standard question has, too, replaces that one. */
	question: z.string().min(1),
	answer: z.string().min(1),
});

/** A question about trade-ins with its answer. */
export type TradeInQuestion = z.output<typeof TradeInQuestionSchema>;

/** Questions about trade-ins with the dealer's answers, as in `content/trade-in-questions.yaml` (TRADEIN-029). */
export const TradeInQuestionsSchema = z.array(TradeInQuestionSchema);
