/** What the screens of an exam say, with those of its tasks. */
export const examMessages = ["Exam", "Learner", "Questions", "Corrections", "Speaking", "Errors"] as const;
