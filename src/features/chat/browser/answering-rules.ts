/** The rules of answering, in one script that is loaded when the chat opens. */
export { answerQuestion } from '../../../domain/answers/answer-question.ts';
export { hoursPassage } from '../../../domain/answers/hours-passage.ts';
export { suggestedQuestions } from '../../../domain/answers/suggested-questions.ts';
