/** The rules of answering, in one script that is loaded when the chat opens. */
export { answerQuestion } from '../../../domain/answers/answer-question.ts';
export { suggestedQuestions } from '../../../domain/answers/suggested-questions.ts';
export { loadPassages } from './load-passages.ts';
