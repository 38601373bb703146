/** What is wrong with a survey, a store or what was asked of them: one sentence for the person who asked, and nothing is lost. */
export class SurveyError extends Error {
  override readonly name = 'SurveyError';
}
