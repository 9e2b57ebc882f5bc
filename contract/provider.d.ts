// Generated from openapi.yaml by `npm run contract:types`. Do not edit.

export interface paths {
    "/capabilities/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Capabilities of the provider beside the calls that every provider has. The response is the object itself, without an
         *     envelope. A provider without this call has none of it; a client does not show what is not named here.
         *     `hiddenAccounts` is no call: whether an e-mail address has an account is told by no response, and a sign-in to an
         *     account that waits for its activation is refused with 4003. `commonPasswords` is no call either: new passwords
         *     among the commonest may be refused, with `err` about the field; a client warns of them and sends them all the same.
         */
        get: operations["getCapabilities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/register/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an account. It stays inactive until the link in the activation mail is opened. */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/verify/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate the account that the mailed token belongs to. */
        post: operations["verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/verify/resend/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a new activation link. The response is the same whether or not an account waits for its activation. */
        post: operations["resendActivation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/login/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in. A wrong e-mail or password is 4003, an account not yet activated 4005. */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/logout/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revoke the token that the call carries. A client must cope with a provider that lacks this call. */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/forgot-password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a link for choosing a new password. */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/reset-password/{uidb64}/{token}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with the mailed link. Every session of the account ends, and an account that waits for its
         *     activation becomes active, with name and number of its only sign-up. Whoever signed up may be somebody else: while the
         *     terms are accepted by no sign-up that its own link has confirmed, `data.signUp` shows them, and the next sign-in accepts
         *     the terms.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/change-password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with the old one (capability account). A wrong old password is 4003. Every other session ends. */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/change-email/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The change of the e-mail address that waits for its confirmation (capability account). */
        get: operations["getEmailChange"];
        put?: never;
        /**
         * Mail a link to a new e-mail address, which confirms it (capability account). Until then the old one stays. A wrong
         *     password is 4003, an address that has an account 4006 with err.email, unless the provider hides accounts.
         */
        post: operations["changeEmail"];
        /** End the change of the e-mail address that waits, with its link (capability account). Without one it is 4004. */
        delete: operations["cancelEmailChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/change-phone/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the phone number (capability accountPhone). The rule is that of registration. A wrong password is 4003. A
         *     mail to the account's address says so.
         */
        post: operations["changePhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/confirm-email/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the e-mail address that the token was mailed to the account's own (capability account). */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/undo-email/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore the e-mail address that the token was mailed to, up to 7 days after the change (capability account). Every
         *     session ends, and a new password must be chosen by a mailed link.
         */
        post: operations["undoEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/mailed-link/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check whether a mailed link still works (capability mailedLinks). Nothing changes, and the response tells nothing of
         *     the account. Refused with the codes that using the link would get.
         */
        post: operations["checkMailedLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/session/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The devices that are signed in to the account, the last used first (capability account). */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /** End every session but the one that the call is made with (capability account). */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/session/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one session (capability account). One that has ended already is 4004. */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/export/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The candidate's exports that are stored, the newest first (capability privacy). */
        get: operations["listExports"];
        put?: never;
        /**
         * Have everything that is stored about the candidate put into one file (capability privacy).
         * @description The file is made in the background. While one is being made, another call gives back that one. A new one takes the place of one that is ready.
         */
        post: operations["startExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/export/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far an export is (capability privacy). One that has expired is 4004. */
        get: operations["getExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/export/{id}/file/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An export's file (capability privacy). One that is not ready or has expired is 4004. */
        get: operations["downloadExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/deletion/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pending deletion of the account and its date (capability privacy). */
        get: operations["getDeletion"];
        put?: never;
        /**
         * Have the account deleted in seven days (capability privacy).
         * @description A wrong password is 4003. Every other session ends, open applications are withdrawn, and until it is cancelled no application can be made (4006). Signing in within the seven days cancels it. Another call changes nothing.
         */
        post: operations["requestDeletion"];
        /** Keep the account (capability privacy). Without a deletion that waits it changes nothing. */
        delete: operations["cancelDeletion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/disclosure/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which company was sent what of the candidate's data, the newest first (capability privacy). */
        get: operations["listDisclosures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/bookmark/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bookmarks and deleted bookmarks of the candidate, those that changed last first (capability bookmarks). */
        get: operations["listBookmarks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/bookmark/{job}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The bookmark of one job (capability bookmarks). A job that was never bookmarked is 4004. */
        get: operations["getBookmark"];
        /**
         * Save a job (capability bookmarks).
         * @description Safe to repeat, in any order: of all operations on a job, the one with the latest `at` counts, and a call with an earlier one changes nothing. The response is what is stored then. An unknown job is 4004, and more than 500 bookmarks are 4006.
         */
        put: operations["saveBookmark"];
        post?: never;
        /**
         * Delete the bookmark of a job (capability bookmarks).
         * @description Safe to repeat, in any order, as `saveBookmark` is; a job that was not bookmarked counts as deleted too. That it was deleted is remembered for 90 days. An unknown job that was not bookmarked is 4004.
         */
        delete: operations["deleteBookmark"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/notification/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * News of the candidate, newest first, 30 at a time (capability notifications).
         * @description News of applications, appointments, saved jobs and saved searches, stored for 180 days. A client skips kinds that
         *     it does not know. What it tells of jobs and appointments is their present state.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/notification/read/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark news as read (capability notifications): all up to `upTo`, the newest that the candidate has seen, or some by
         *     their ids. Safe to repeat: what is read stays so, with its time, and unknown ids count for nothing.
         */
        post: operations["readNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/push/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The key that a browser subscribes with, and the devices that are sent news, the newest first (capability webPush). */
        get: operations["listPushDevices"];
        put?: never;
        /**
         * Send news to a browser, by its subscription (capability webPush). Safe to repeat, with one device per endpoint.
         * @description Pushed are appointments, applications that move or are decided, and at most once a day new jobs of saved searches; between 21.00 and 07.00 only an appointment within 24 hours. There may be ten devices; with one more, the oldest goes. The device ends with the session that registered it last; after a session that ended by its age alone it is sent messages without content. An endpoint of an unknown push service is 4000, and so is one that another candidate has registered with another `auth`. The message is JSON with `title`, `tag` (one for each subject) and `address`, a path of the app, and unless `withoutContent` is chosen with `body`.
         */
        post: operations["addPushDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/push/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Send no more news to a device (capability webPush). One that is gone already is 4004. */
        delete: operations["removePushDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/saved-search/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Saved searches of the candidate, oldest first (capability savedSearches). */
        get: operations["listSavedSearches"];
        put?: never;
        /**
         * Save a search (capability savedSearches).
         * @description New jobs are those that the provider stores from now on, whatever their dates. A job is new for a search when `job/search/` finds it for the address. There may be 20; one more is 4006.
         */
        post: operations["addSavedSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/saved-search/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a saved search (capability savedSearches). With another query, new jobs are those from now on. */
        put: operations["changeSavedSearch"];
        post?: never;
        /** Delete a saved search (capability savedSearches). One that is deleted already is 4004. */
        delete: operations["deleteSavedSearch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/digest-setting/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Choices about mails (capability savedSearches). */
        get: operations["getDigestSetting"];
        /** Change choices about mails; what is left out stays as it is (capability savedSearches). */
        put: operations["changeDigestSetting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/profile/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in candidate's own profile. */
        get: operations["getProfile"];
        /** Partial update. A key that is absent stays, a key that is null (or empty, in a form) is cleared. Another phoneNumber than the account's is refused: changePhone changes it. */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/education/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listEducations"];
        put?: never;
        post: operations["addEducation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/education/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["changeEducation"];
        post?: never;
        delete: operations["deleteEducation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/work-experience/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listWorkExperiences"];
        put?: never;
        post: operations["addWorkExperience"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/work-experience/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["changeWorkExperience"];
        post?: never;
        delete: operations["deleteWorkExperience"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/organization-experience/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listOrganizationExperiences"];
        put?: never;
        post: operations["addOrganizationExperience"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/organization-experience/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["changeOrganizationExperience"];
        post?: never;
        delete: operations["deleteOrganizationExperience"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/training/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTrainings"];
        put?: never;
        post: operations["addTraining"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/training/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["changeTraining"];
        post?: never;
        delete: operations["deleteTraining"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/achievement/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAchievements"];
        put?: never;
        post: operations["addAchievement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/achievement/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["changeAchievement"];
        post?: never;
        delete: operations["deleteAchievement"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/language/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCandidateLanguages"];
        put?: never;
        post: operations["addCandidateLanguage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/language/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["changeCandidateLanguage"];
        post?: never;
        delete: operations["deleteCandidateLanguage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/portfolio/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPortfolios"];
        put?: never;
        post: operations["addPortfolio"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/portfolio/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["changePortfolio"];
        post?: never;
        delete: operations["deletePortfolio"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/skill/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCandidateSkills"];
        put?: never;
        /** Add skills that are not there yet, by name. */
        post: operations["addCandidateSkills"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/skill/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["deleteCandidateSkill"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/interest/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCandidateInterests"];
        put?: never;
        /** Add job interests that are not there yet, by name. */
        post: operations["addCandidateInterests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/interest/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["deleteCandidateInterest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/generate-cv/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The profile as a CV, A4 (with parameters where the capabilities name cvOptions).
         * @description A provider whose capabilities name `cvOptions` takes the query. The CV is on one page where its text fits at 9 points. The file follows PDF/UA-1 and carries its data as `resume.json` (JSON Resume 1.0.0).
         */
        get: operations["generateCv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every job, newest first.
         * @description Query parameters are without effect. The response carries an `ETag`; a repeated call with `If-None-Match` is 304 without a body while nothing has changed.
         */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job/search/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the jobs that are looked for, with where each was found, and what filters would leave.
         * @description Title matches come first, in the order of `sort`: the text of the search box is a part of the title, and that of the box for the place a part of the province's name. After them come all other matches, the best first, found by everything that is known of a job (capability `jobSearch`). How words match is written in `packages/job-search/README.md`. Words of `q` for pay, place, kind of work and workplace, and for what is to be left out, are filters. Without `q`, and where no other word of it has weight, every job that they let through is a title match. A place, education or function that is unknown is as if it were not given. Which jobs are found, and how many, may be half a minute older than the last change; what is said of each job may not. The response carries an `ETag`, as that of `job/list/`.
         */
        get: operations["searchJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job/feed/{format}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest open jobs of a search, or their deadlines, as a feed (capability savedSearches).
         * @description The query is that of the job list's address, as a saved search has it; parameters that are unknown or of no use count as not given. Jobs that are closed leave the feed. The response carries an `ETag`, as that of `job/list/`.
         */
        get: operations["getJobFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job/demand/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Requirements of the open jobs of a place, counted (capability `jobDemand`).
         * @description Of the city or, where it is not known or has few open jobs, of the province; of neither, `data` is null. Of very many jobs the newest are counted. The response carries an `ETag`, as that of `job/list/`.
         */
        get: operations["getJobDemand"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job/match/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The open jobs that match a person best, with reasons (capability `matches`), with or without a session.
         * @description With a session the profile of the candidate is read. Without one, and where the profile has neither place nor work nor education, `place`, `work` and `education` count, and nothing else is known of the person. Never a job that the candidate applied to, one that is posted again, more than two of a company or of a title. How jobs are ranked is written in `packages/job-search/src/matching/README.md`. Where fewer than two match, there are none. Which jobs match may be ten seconds older than the last change. A bearer token that has ended counts as none.
         */
        get: operations["listMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job/by-slug/{slug}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One job with everything that its page shows. */
        get: operations["getJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job/public/{slug}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One job as everybody may read it, closed ones too. One that was removed is 4007. */
        get: operations["getPublicJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job/job-reference/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say how the candidate learned of a job that was applied to. Saying it again replaces the answer. */
        post: operations["saveJobReference"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job/report/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a job (capability jobReports), with or without a session.
         * @description Says that something is wrong with a job. As long as a report is open, the same person and the same job are one: a second one is 200 with the receipt of the first, to which a text that differs is added. Who is signed in is known by the account; who is not, by `reporter` alone, and without it by nothing: then each report is one of its own. A report hides no job by itself. A bearer token may be sent; one that has ended counts as none.
         */
        post: operations["reportJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job/check/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find what is worth a question in any advertisement (capability adCheck), with or without a session.
         * @description The text is read and forgotten: a provider neither stores nor logs it, passes nothing of it on, and opens no link in it. An `Idempotency-Key` counts for nothing, since the response is not stored. That nothing is found does not mean that an advertisement is safe.
         */
        post: operations["checkAdvertisement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-application/apply/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply to a job. A second application to the same job is 4006, one to a closed job 4007. */
        post: operations["apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-application/application-status/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in candidate's applications, newest first. */
        get: operations["listApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-application/preview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The data that the company of a job would get of the signed-in candidate, who has not applied yet. */
        get: operations["previewApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-application/{id}/events/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Events of an application of the signed-in candidate, oldest first (capability applicationEvents). A client
         *     skips kinds that it does not know, and sorts.
         */
        get: operations["listApplicationEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-application/{id}/withdraw/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw an application (capability applicationWithdraw). A second time changes nothing and responds with the same
         *     state. One at Onboard, and one that the company has decided, is 4006. As long as the job is open, the candidate may
         *     apply to it again.
         */
        post: operations["withdrawApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/master/language/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listLanguages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/master/skill/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSkills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/master/function-of-interest/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listFunctionsOfInterest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/master/job-position/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listJobPositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/master/position-level/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPositionLevels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/master/industry/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listIndustries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/master/education-level/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listEducationLevels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/master/location/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The provinces. */
        get: operations["listLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/master/city/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cities and regencies, all of them or those of one province. */
        get: operations["listCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/master/education/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Institutions that teach at one education level. */
        get: operations["listInstitutions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/master/education-major/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Majors taught at one education level. */
        get: operations["listMajors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A provider chooses numbers or strings; a client only compares and sends them back. */
        Id: string | number;
        /**
         * @description Which state of the record this is, for `If-Match`. A client only sends it back; a provider without versions
         *     leaves it out.
         */
        Version: string;
        Named: {
            id?: components["schemas"]["Id"];
            name: string;
        };
        NullableNamed: components["schemas"]["Named"] | null;
        MasterItem: {
            id: components["schemas"]["Id"];
            name: string;
        };
        Failure: {
            /** @example 4000 */
            statusCode?: number;
            message?: string;
            err?: {
                [key: string]: string[];
            };
            detail?: string;
            /**
             * Format: date-time
             * @description With 4001; ISO 8601.
             */
            deleteAt?: string;
        };
        MessageEnvelope: {
            /** @enum {integer} */
            statusCode: 2000 | 2001;
            message: string;
            data: null;
        };
        PasswordResetEnvelope: {
            /** @constant */
            statusCode: 2000;
            message: string;
            /** @description Null where nobody else can have chosen name and number. */
            data: {
                signUp: {
                    name: string;
                    phoneNumber: string | null;
                };
            } | null;
        };
        Registration: {
            name: string;
            /** Format: email */
            email: string;
            /** @description The country prefix and at most 15 digits in all. */
            phoneNumber: string;
            password: components["schemas"]["Password"];
        };
        /** @description At least one capital letter and one of !@#$%^&*. */
        Password: string;
        RegisteredEnvelope: {
            /** @constant */
            statusCode: 2001;
            message: string;
            data: {
                id: components["schemas"]["Id"];
                email: string;
            };
        };
        Verification: {
            verifyToken: string;
        };
        Credentials: {
            email: string;
            password: string;
        };
        SignedInEnvelope: {
            /** @constant */
            statusCode: 2000;
            message: string;
            data: {
                token: string;
                name: string;
                image: string | null;
                userId: components["schemas"]["Id"];
            };
        };
        ForgottenPassword: {
            /** Format: email */
            email: string;
        };
        NewPassword: {
            password: components["schemas"]["Password"];
        };
        PasswordChange: {
            old: string;
            new: components["schemas"]["Password"];
        };
        EmailChange: {
            /** Format: email */
            email: string;
            password: string;
        };
        PhoneChange: {
            phoneNumber: string;
            password: string;
        };
        MailedToken: {
            token: string;
        };
        MailedLink: {
            /** @enum {string} */
            purpose: "reset" | "confirm-email" | "undo-email";
            token: string;
        };
        PendingEmailChange: {
            /** @description The new address. */
            email: string;
            /** Format: date-time */
            requestedAt: string;
            /**
             * Format: date-time
             * @description From then on its link does not work.
             */
            expiresAt: string;
        };
        PendingEmailChangeEnvelope: {
            /** @constant */
            statusCode: 2000;
            message: string;
            data: components["schemas"]["PendingEmailChange"] | null;
        };
        AccountSession: {
            id: components["schemas"]["Id"];
            /**
             * @description Its name without a version; null where it is not known.
             * @example Chrome
             */
            browser: string | null;
            /** @example Android */
            system: string | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description To the hour.
             */
            lastUsedAt: string;
            /** @description Whether it is the session that the call is made with. */
            current: boolean;
        };
        SessionListEnvelope: {
            /** @constant */
            statusCode: 2000;
            message: string;
            data: components["schemas"]["AccountSession"][];
        };
        DataExport: {
            id: components["schemas"]["Id"];
            /** @enum {unknown} */
            status: "waiting" | "running" | "ready" | "failed";
            /** @description In percent. */
            progress: number;
            /** @description Of the file in bytes; null until it is ready. */
            size: number | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the file is deleted; null until it is ready.
             */
            expiresAt: string | null;
        };
        DataExportEnvelope: {
            /** @constant */
            statusCode: 2000;
            message: string;
            data: components["schemas"]["DataExport"];
        };
        DataExportListEnvelope: {
            /** @constant */
            statusCode: 2000;
            message: string;
            data: components["schemas"]["DataExport"][];
        };
        DeletionRequest: {
            password: string;
        };
        AccountDeletion: {
            /** Format: date-time */
            requestedAt: string;
            /**
             * Format: date-time
             * @description From then on the account cannot be kept.
             */
            deleteAt: string;
        };
        AccountDeletionEnvelope: {
            /** @constant */
            statusCode: 2000;
            message: string;
            data: components["schemas"]["AccountDeletion"] | null;
        };
        Disclosure: {
            id: components["schemas"]["Id"];
            application: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When the application was sent.
             */
            at: string;
            job: {
                slug: string;
                title: string;
            };
            company: {
                name: string;
            };
            /** @description `fields` of ApplicationPreview as they were when the application was sent; null where that was not recorded. */
            fields: string[] | null;
        };
        DisclosureListEnvelope: {
            /** @constant */
            statusCode: 2000;
            message: string;
            data: components["schemas"]["Disclosure"][];
        };
        Profile: {
            id: components["schemas"]["Id"];
            version?: components["schemas"]["Version"];
            name: string;
            image: string | null;
            professionalHeadline: string | null;
            about: string | null;
            identityNumber: string | null;
            /** @enum {string|null} */
            gender: "Male" | "Female" | null;
            /** Format: date */
            dob: string | null;
            email: string;
            phoneNumber: string | null;
            /** @description A location's id. */
            birthPlace: components["schemas"]["Id"] | null;
            location: components["schemas"]["NullableNamed"];
            city: components["schemas"]["NullableNamed"];
            detailLocation: string | null;
            linkedin: string | null;
            instagram: string | null;
            currentSalary: number | null;
            expectedSalary: number | null;
            placed: boolean;
            /** @description The candidate has said never to have worked, and has no work experience. Absent where the provider does not store it. */
            noWorkExperience?: boolean;
        };
        ProfileEnvelope: {
            /** @constant */
            statusCode: 2000;
            message: string;
            data: components["schemas"]["Profile"];
        };
        ApplicationPreview: {
            name: string;
            email: string;
            phoneNumber: string | null;
            image: string | null;
            professionalHeadline: string | null;
            education: components["schemas"]["Education"][];
            workExperience: components["schemas"]["WorkExperience"][];
            language: components["schemas"]["CandidateLanguage"][];
            /** @description The names of all that the company is sent: of the fields above and of what its CV shows besides, as far as they are filled, and `cv` where it is sent the CV of `candidate/generate-cv/`. */
            fields?: ("name" | "email" | "phoneNumber" | "image" | "professionalHeadline" | "education" | "workExperience" | "language" | "about" | "city" | "location" | "linkedin" | "instagram" | "organizationExperience" | "training" | "achievement" | "skill" | "interest" | "portfolio" | "cv")[];
        };
        ApplicationPreviewEnvelope: {
            /** @constant */
            statusCode: 2000;
            message: string;
            data: components["schemas"]["ApplicationPreview"];
        };
        /** @description Keys of the profile's own names; `birth_place`, `location` and `city` are ids. */
        ProfileChange: {
            name?: string;
            professionalHeadline?: string | null;
            about?: string | null;
            /** @enum {string|null} */
            gender?: "Male" | "Female" | null;
            /** Format: date */
            dob?: string | null;
            phoneNumber?: string | null;
            identityNumber?: string | null;
            birth_place?: number | string | null;
            location?: number | string | null;
            city?: number | string | null;
            detailLocation?: string | null;
            linkedin?: string | null;
            instagram?: string | null;
            currentSalary?: number | null;
            expectedSalary?: number | null;
            noWorkExperience?: boolean;
        };
        /** @description The same keys as text, an empty text clears; `image` is a JPEG, PNG or WebP of at most 1 MB (1048576 bytes). */
        ProfileForm: {
            /** Format: binary */
            image?: string;
        } & {
            [key: string]: string;
        };
        EducationWrite: {
            id?: components["schemas"]["Id"] | null;
            educationLevel: components["schemas"]["Id"];
            /** @description An institution's id, or Other with `otherEducation`. */
            education: components["schemas"]["Id"];
            /** @description A major's id, or Other with `otherMajor`. */
            educationMajor: components["schemas"]["Id"];
            otherEducation?: string | null;
            otherMajor?: string | null;
            /** @description indonesia or overseas. */
            location: string;
            /** Format: date */
            dateStart: string;
            /** Format: date */
            graduationDate?: string | null;
            isPresent: boolean;
            /** @description Levels 1 and 2: 1 to 100 in steps of 1; others: 0.00 to 4.00 in steps of 0.01. */
            gpa: number;
            description?: string | null;
        };
        Education: {
            id: components["schemas"]["Id"];
            version?: components["schemas"]["Version"];
            educationLevel: components["schemas"]["MasterItem"];
            education: components["schemas"]["MasterItem"];
            educationMajor: components["schemas"]["MasterItem"];
            otherEducation: string | null;
            otherMajor: string | null;
            location: string;
            /** Format: date */
            dateStart: string;
            /** Format: date */
            graduationDate: string | null;
            isPresent: boolean;
            gpa: number;
            description: string | null;
        };
        WorkExperienceWrite: {
            title: string;
            companyName: string;
            jobLevel: components["schemas"]["Id"];
            industry: components["schemas"]["Id"];
            /** @enum {string} */
            workingType: "fulltime" | "parttime" | "contract" | "temporary" | "internship";
            /** Format: date */
            startDate: string;
            /** Format: date */
            endDate?: string | null;
            currentlyWorking: boolean;
            description: string;
        };
        WorkExperience: {
            id: components["schemas"]["Id"];
            version?: components["schemas"]["Version"];
            title: string;
            companyName: string;
            jobLevel: components["schemas"]["MasterItem"];
            industry: components["schemas"]["MasterItem"];
            /** @enum {string} */
            workingType: "fulltime" | "parttime" | "contract" | "temporary" | "internship";
            /** Format: date */
            startDate: string;
            /** Format: date */
            endDate: string | null;
            currentlyWorking: boolean;
            description: string;
        };
        OrganizationExperienceWrite: {
            organization_name: string;
            position_name: string;
            /** Format: date */
            start_date: string;
            /** Format: date */
            end_date?: string | null;
            is_present: boolean;
            additional_info?: string | null;
        };
        OrganizationExperience: {
            id: components["schemas"]["Id"];
            version?: components["schemas"]["Version"];
            organization_name: string;
            position_name: string;
            /** Format: date */
            start_date: string;
            /** Format: date */
            end_date: string | null;
            is_present: boolean;
            additional_info: string | null;
        };
        TrainingWrite: {
            title: string;
            institutionName: string;
            /** @enum {string} */
            type: "training" | "certification";
            /** Format: date */
            startDate: string;
            /** Format: date */
            endDate?: string | null;
            isPresent: boolean;
            locationName?: string | null;
            /**
             * @default offline
             * @enum {string}
             */
            locationType: "offline" | "online";
            status?: string | null;
            description?: string | null;
        };
        Training: {
            id: components["schemas"]["Id"];
            version?: components["schemas"]["Version"];
            title: string;
            institutionName: string;
            /** @enum {string} */
            type: "training" | "certification";
            /** Format: date */
            startDate: string;
            /** Format: date */
            endDate: string | null;
            isPresent: boolean;
            locationName: string | null;
            locationType: string;
            status: string | null;
            description: string | null;
        };
        AchievementWrite: {
            name: string;
            /** Format: date */
            date: string;
            organizationOrEvent: string;
            description: string;
        };
        Achievement: {
            id: components["schemas"]["Id"];
            version?: components["schemas"]["Version"];
            name: string;
            /** Format: date */
            date: string;
            organizationOrEvent: string;
            description: string;
        };
        CandidateLanguageWrite: {
            language: components["schemas"]["Id"];
            /** @enum {string} */
            level: "fluent" | "intermediate" | "beginner";
            /**
             * @default active
             * @enum {string}
             */
            status: "active";
        };
        CandidateLanguage: {
            id: components["schemas"]["Id"];
            version?: components["schemas"]["Version"];
            language: components["schemas"]["MasterItem"];
            /** @enum {string} */
            level: "fluent" | "intermediate" | "beginner";
            status: string;
        };
        PortfolioWrite: {
            name: string;
            /** @description An http or https address; a bare host gets `https://`. */
            url: string;
        };
        Portfolio: {
            id: components["schemas"]["Id"];
            version?: components["schemas"]["Version"];
            name: string;
            url: string;
        };
        SkillsWrite: {
            skill: string[];
        };
        InterestsWrite: {
            functionOfInterest: string[];
        };
        EducationEnvelope: {
            /** @enum {integer} */
            statusCode: 2000 | 2001;
            message: string;
            data: components["schemas"]["Education"];
        };
        EducationListEnvelope: {
            /** @enum {integer} */
            statusCode: 2000 | 2001;
            message: string;
            data: components["schemas"]["Education"][];
        };
        WorkExperienceEnvelope: {
            /** @enum {integer} */
            statusCode: 2000 | 2001;
            message: string;
            data: components["schemas"]["WorkExperience"];
        };
        WorkExperienceListEnvelope: {
            /** @enum {integer} */
            statusCode: 2000 | 2001;
            message: string;
            data: components["schemas"]["WorkExperience"][];
        };
        OrganizationExperienceEnvelope: {
            /** @enum {integer} */
            statusCode: 2000 | 2001;
            message: string;
            data: components["schemas"]["OrganizationExperience"];
        };
        OrganizationExperienceListEnvelope: {
            /** @enum {integer} */
            statusCode: 2000 | 2001;
            message: string;
            data: components["schemas"]["OrganizationExperience"][];
        };
        TrainingEnvelope: {
            /** @enum {integer} */
            statusCode: 2000 | 2001;
            message: string;
            data: components["schemas"]["Training"];
        };
        TrainingListEnvelope: {
            /** @enum {integer} */
            statusCode: 2000 | 2001;
            message: string;
            data: components["schemas"]["Training"][];
        };
        AchievementEnvelope: {
            /** @enum {integer} */
            statusCode: 2000 | 2001;
            message: string;
            data: components["schemas"]["Achievement"];
        };
        AchievementListEnvelope: {
            /** @enum {integer} */
            statusCode: 2000 | 2001;
            message: string;
            data: components["schemas"]["Achievement"][];
        };
        CandidateLanguageEnvelope: {
            /** @enum {integer} */
            statusCode: 2000 | 2001;
            message: string;
            data: components["schemas"]["CandidateLanguage"];
        };
        CandidateLanguageListEnvelope: {
            /** @enum {integer} */
            statusCode: 2000 | 2001;
            message: string;
            data: components["schemas"]["CandidateLanguage"][];
        };
        PortfolioEnvelope: {
            /** @enum {integer} */
            statusCode: 2000 | 2001;
            message: string;
            data: components["schemas"]["Portfolio"];
        };
        PortfolioListEnvelope: {
            /** @enum {integer} */
            statusCode: 2000 | 2001;
            message: string;
            data: components["schemas"]["Portfolio"][];
        };
        SkillListEnvelope: {
            /** @enum {integer} */
            statusCode: 2000 | 2001;
            message: string;
            data: {
                skill: components["schemas"]["MasterItem"][];
            };
        };
        InterestListEnvelope: {
            /** @enum {integer} */
            statusCode: 2000 | 2001;
            message: string;
            data: components["schemas"]["MasterItem"][];
        };
        Company: {
            name: string;
            logo: string | null;
            banner: string | null;
        };
        /** @enum {string} */
        WorkingType: "fulltime" | "parttime" | "contract" | "temporary" | "internship" | "freelance";
        /** @enum {string} */
        Workplace: "remote" | "wfo" | "hybrid";
        Job: {
            id: components["schemas"]["Id"];
            slug: string;
            title: string;
            /** @description open or Available (both mean open), or closed; case does not matter. */
            status: string;
            workingType: components["schemas"]["WorkingType"] | null;
            workplace: components["schemas"]["Workplace"] | null;
            /** @description All kinds of work of a job that has several, that of `workingType` among them. */
            workingTypes?: components["schemas"]["WorkingType"][] | null;
            /** @description YYYY-MM-DD or an ISO 8601 instant. */
            deadline: string | null;
            /**
             * Format: date-time
             * @description The instant at which applying ends, where it is known. The last day is by the clock of the job's place; midnight closes the day before.
             */
            deadlineAt?: string | null;
            /** Format: date-time */
            createdAt: string;
            location: components["schemas"]["NullableNamed"];
            city: components["schemas"]["NullableNamed"];
            company: components["schemas"]["Company"];
            /** @description Rupiah for `salaryPeriod`. What the list leaves out or is null, the employer does not state, unless `stated` has it; so with all that follows. */
            minSalary?: number | null;
            /** @description Rupiah for `salaryPeriod`. */
            maxSalary?: number | null;
            /**
             * @description The time that the pay is for; a month where it is left out.
             * @enum {string|null}
             */
            salaryPeriod?: "month" | "day" | "hour" | "week" | "year" | null;
            /** @description The employer's own words, of up to 100 characters, for what a field cannot hold: pay for a shift or in dollars (`salary`), a form of work without counterpart, a place without official name, a deadline without a day. */
            stated?: ({
                salary?: string;
                workingType?: string;
                workplace?: string;
                location?: string;
                deadline?: string;
                openings?: string;
            } & {
                [key: string]: string;
            }) | null;
            /** @description The lowest education that the employer takes, by its name in `master/education-level/`. */
            minEducation?: string | null;
            /** @description The least experience, in months; 0 for none. */
            minExperienceMonths?: number | null;
            /** @description How many people the employer wants to hire, from 1. */
            openings?: number | null;
            functionOfInterest?: components["schemas"]["NullableNamed"];
        };
        JobDetail: components["schemas"]["Job"] & {
            /** @description HTML. */
            description: string;
            /** @description HTML. */
            requirements: string;
            functionOfInterest: components["schemas"]["NullableNamed"];
            industry: components["schemas"]["NullableNamed"];
            minSalary: number | null;
            maxSalary: number | null;
            benefits: {
                id: components["schemas"]["Id"];
                perksBenefits: components["schemas"]["Named"];
            }[];
            /** @description Sentences that are worth a question, as they are in the vacancy (capability `jobSignals`). */
            signals?: {
                /** @description A client does not show a kind that it does not know. */
                kind: string;
                quote: string;
                /** @description Pay, and the pay of its like, in rupiah a month. */
                comparison?: {
                    pay: number;
                    usual: number;
                    /** @description Number of jobs that it is the median of. */
                    peers?: number;
                    /** @description Where it is published as an average. */
                    source?: string;
                };
            }[];
            answers?: components["schemas"]["Answers"];
        };
        /** @description How a company answers (capability `answers`), by the people who applied in the last 180 days, at least 14 days ago; null where fewer than five were answered or fewer than ten count. Numbers are rounded to fives, over 20 to tens, and change once a week. */
        Answers: {
            /** @description The median time from application to answer in whole days. */
            days: number;
            answered: number;
            counted: number;
        } | null;
        JobListEnvelope: {
            /** @constant */
            statusCode: 2000;
            message: string;
            data: components["schemas"]["Job"][];
        };
        /** @description Where one word or phrase that was looked for is found in a job. */
        MatchedIn: {
            /** @enum {unknown} */
            field: "title" | "company" | "city" | "province" | "workingType" | "workplace" | "function" | "industry" | "requirements" | "description";
            /** @description The words found; of a city, province, working type or workplace what stands there. */
            term: string;
            /**
             * @description How it relates to what was typed.
             * @enum {unknown}
             */
            via: "word" | "synonym" | "place" | "typo";
        };
        FacetNames: {
            name: string;
            count: number;
        }[];
        /** @description How many jobs each value of a filter would leave, all other filters as they are. Empty where no job tells of it, and without `facets=1` where the provider then counts none. `places` does not depend on that. */
        JobFacets: {
            function: components["schemas"]["FacetNames"];
            city: components["schemas"]["FacetNames"];
            /** @description The cities that jobs are in, each with the jobs there and in those that border on it. */
            near: components["schemas"]["FacetNames"];
            education: components["schemas"]["FacetNames"];
            postedWithin: {
                days: number;
                count: number;
            }[];
            minSalary: {
                amount: number;
                count: number;
            }[];
            experience: {
                months: number;
                count: number;
            }[];
            /** @description At most five places that the text of the box for the place, or else the last word of `q`, names or begins, with the jobs of all that are there: suggestions while typing. */
            places: {
                name: string;
                /** @enum {unknown} */
                kind: "city" | "province";
                /** @description Name of the province of a city. */
                province?: string;
                count: number;
            }[];
        };
        JobSearchEnvelope: {
            /** @constant */
            statusCode: 2000;
            message: string;
            data: (components["schemas"]["Job"] & {
                /** @description Empty for a title match that comes first. */
                matchedIn: components["schemas"]["MatchedIn"][];
            })[];
            meta: {
                /** @description Jobs on all pages. */
                total: number;
                /** @description Title matches among them, which come first; of a text, the open ones alone. */
                titleMatches: number;
                /** @description New ones among them by `newFrom`, which come before all others. */
                newJobs?: number;
                /** @description The page that was sent. */
                page: number;
                pageSize: number;
                facets: components["schemas"]["JobFacets"];
                /** @description Words and phrases of `q`, in lower case, that no job has and that the search therefore did without; none where something was found with all of them, or nothing at all. */
                dropped: string[];
                /** @description The words of the search box that the search took as filters. */
                filters?: components["schemas"]["QueryFilter"][];
                answers?: components["schemas"]["Answers"];
            };
        };
        QueryFilter: {
            /**
             * @description `minSalary`, `workingType` and `workplace` are as the parameters of these names, `place` is a city or province; `without` is left out, in the list and in its counts.
             * @enum {unknown}
             */
            kind: "minSalary" | "workingType" | "workplace" | "place" | "without";
            /** @description The words, in lower case: "di atas 4 juta", "bukan apotek". */
            words: string;
            /** @description Rupiah a month, a kind of work, a workplace, or the words that are left out; missing for a place. */
            value?: number | string;
            /** @description The text of the search box without these words, in lower case. */
            rest: string;
        };
        JobDemand: {
            /** @description The name of the city or province as it was requested. */
            place: string;
            /** @description Open jobs that were counted. */
            jobs: number;
            /** @description How many of them state a level of education or a time of work, and how many say in their text something of a language, of skills, of where one lives, or of the pay that one expects. */
            asking: {
                education: number;
                workExperience: number;
                language: number;
                skill: number;
                personalInformation: number;
                expectedSalary: number;
            };
        };
        JobDemandEnvelope: {
            /** @constant */
            statusCode: 2000;
            message: string;
            data: components["schemas"]["JobDemand"] | null;
        };
        /** @description A field of the profile, and a field of the job or words that are quoted from it. */
        MatchEvidence: {
            /** @enum {string} */
            part: "work" | "level" | "interest" | "skill" | "study" | "applied" | "saved" | "place" | "education" | "pay";
            profile: {
                /** @enum {string} */
                field: "city" | "educations" | "work" | "interests" | "skills" | "expectedPay" | "applied" | "saved";
                value: string;
            };
            job: {
                /** @enum {string} */
                field: "title" | "function" | "city" | "minEducation" | "minExperienceMonths" | "workingType" | "requirements" | "pay";
                quote: string;
            };
        };
        MatchReasons: (components["schemas"]["MatchEvidence"] & {
            /** @description Which sentence states it. */
            sentence: string;
            points: number;
        })[];
        Match: {
            job: components["schemas"]["Job"];
            /** @description The sum of the points. */
            score: number;
            /** @description All parts of the score, the greatest first; none has more than half of it. */
            reasons: components["schemas"]["MatchReasons"];
            /** @description What the job requires and the profile does not have. */
            gaps: (components["schemas"]["MatchEvidence"] & {
                /** @enum {unknown} */
                part?: "place" | "level" | "education" | "pay";
            })[];
        };
        MatchListEnvelope: {
            /** @constant */
            statusCode: 2000;
            message: string;
            data: components["schemas"]["Match"][];
            meta: {
                /** @description Reasons that all of these jobs share, each as the first job has it: from the same value of the profile, and from the same field and words of the job where it is not the title or function. */
                common: components["schemas"]["MatchReasons"];
            };
        };
        JobDetailEnvelope: {
            /** @constant */
            statusCode: 2000;
            message: string;
            data: components["schemas"]["JobDetail"];
        };
        ApplyRequest: {
            job: components["schemas"]["Id"];
        };
        AppliedEnvelope: {
            /** @constant */
            statusCode: 2000;
            message: string;
            data: {
                id: components["schemas"]["Id"];
                job: components["schemas"]["Id"];
                status: components["schemas"]["ApplicationStep"];
            };
        };
        /** @enum {string} */
        ApplicationStep: "apply" | "screening" | "psikotest" | "interview_hr" | "interview_user" | "offering" | "mcu" | "onboard";
        /** @enum {string} */
        DiscoverySource: "media_social" | "disnaker" | "job_fair" | "career_dev_center" | "campus_fair" | "relatives" | "job_portal";
        JobReference: {
            job_id: components["schemas"]["Id"];
            candidate_id: components["schemas"]["Id"];
            ref: components["schemas"]["DiscoverySource"];
        };
        Application: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["ApplicationStep"];
            /** Format: date-time */
            appliedAt: string;
            /** @description How the application ended; null until there is a decision. A provider that does not tell leaves it out. */
            outcome?: components["schemas"]["ApplicationOutcome"] | null;
            /** Format: date-time */
            outcomeAt?: string | null;
            /** @description In the words of the person who decided. */
            outcomeReason?: string | null;
            /** @description The provider's own reason, which the app words; null where a person gave the reason, or there is none. */
            outcomeReasonCode?: components["schemas"]["ApplicationReasonCode"] | null;
            /**
             * Format: date-time
             * @description Since when one may no longer apply to the job; null while one may. It says nothing of the application.
             */
            jobClosedAt?: string | null;
            /** @description The newest `sent`, `viewed` or `moved` of the current application; null where none is stored. A provider that does not tell leaves it out. */
            lastEvent?: components["schemas"]["ApplicationEvent"] | null;
            /** @description The appointments of the current application that lie ahead, soonest first. A provider that does not tell leaves them out. */
            appointments?: components["schemas"]["ApplicationAppointment"][];
            /** @description The appointments of the current application that were cancelled before their time, which lies ahead. */
            cancelledAppointments?: components["schemas"]["ApplicationAppointment"][];
            /** @description Null for an application that no longer waits for an answer, too. */
            answers?: components["schemas"]["Answers"];
            job: {
                id: components["schemas"]["Id"];
                slug: string;
                title: string;
                status: string;
                /** Format: date-time */
                createdAt: string;
                /** @description As in the list of jobs. */
                minEducation?: string | null;
                /** @description As in the list of jobs. */
                minExperienceMonths?: number | null;
                company: {
                    name: string;
                    logo: string | null;
                };
            };
        };
        ApplicationListEnvelope: {
            /** @constant */
            statusCode: 2000;
            message: string;
            data: components["schemas"]["Application"][];
        };
        /** @enum {string} */
        ApplicationOutcome: "accepted" | "rejected" | "withdrawn";
        /**
         * @description `accountDeletion`: the candidate requested the deletion of the account, which withdraws open applications.
         * @enum {string}
         */
        ApplicationReasonCode: "accountDeletion";
        ApplicationEvent: {
            id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
            /** @enum {string} */
            kind: "sent" | "viewed" | "moved" | "appointment" | "appointmentCancelled" | "outcome" | "withdrawn" | "jobClosed";
            step?: components["schemas"]["ApplicationStep"];
            outcome?: components["schemas"]["ApplicationOutcome"];
            reason?: string;
            reasonCode?: components["schemas"]["ApplicationReasonCode"];
            appointment?: components["schemas"]["ApplicationAppointment"];
        };
        /** @description An appointment that is moved keeps its `id`, and `sequence` grows by one; so it does when it is cancelled (event `appointmentCancelled`). A provider that does not tell leaves both out. */
        ApplicationAppointment: {
            id?: components["schemas"]["Id"];
            /** @description How often it was changed. */
            sequence?: number;
            /**
             * Format: date-time
             * @description When it takes place; it may lie ahead.
             */
            at: string;
            /**
             * @description The IANA name of the time zone of its place.
             * @example Asia/Jakarta
             */
            zone: string;
            /** @description How long it takes; an hour where it is left out. */
            minutes?: number;
            place?: string;
            /** @description Things that the candidate is to bring. */
            bring?: string;
            /** @description An http or https address. */
            url?: string;
        };
        ApplicationEventListEnvelope: {
            /** @constant */
            statusCode: 2000;
            message: string;
            data: components["schemas"]["ApplicationEvent"][];
        };
        /** @description Whether a job is saved. `vacancy` and `known` come with a saved one alone. */
        Bookmark: {
            job: components["schemas"]["Id"];
            /** @description False where the bookmark was deleted. */
            saved: boolean;
            /** @description How often it has changed. */
            version: number;
            /**
             * Format: date-time
             * @description The time of the operation that made it so.
             */
            changedAt: string;
            /** @description The job as the list has it; null where it is gone. */
            vacancy?: components["schemas"]["Job"] | null;
            /** @description The job as it was when it was saved. */
            known?: {
                slug: string;
                title: string;
                company: string;
            };
        };
        BookmarkEnvelope: {
            /** @constant */
            statusCode: 2000;
            message: string;
            data: components["schemas"]["Bookmark"];
        };
        BookmarkListEnvelope: {
            /** @constant */
            statusCode: 2000;
            message: string;
            data: components["schemas"]["Bookmark"][];
            meta: {
                /**
                 * Format: date-time
                 * @description The provider's time when it read the list.
                 */
                at: string;
            };
        };
        /** @description Grows from news to news. */
        NotificationId: string;
        /**
         * @description One piece of news. Of kind `application`: `application`, `event`, `job`, with `moved` its `step`, with `outcome` its
         *     `outcome`, with `jobClosed` the day `closedOn`. Of `appointment`: `application`, `job`, `appointment`. Of
         *     `savedJobCloses`: `job`. Of `savedSearch`: `search`.
         */
        Notification: {
            id: components["schemas"]["NotificationId"];
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
            /** @enum {string} */
            kind: "application" | "appointment" | "savedJobCloses" | "savedSearch";
            /**
             * Format: date-time
             * @description Null while it is unread.
             */
            readAt: string | null;
            application?: components["schemas"]["Id"];
            /** @enum {string} */
            event?: "viewed" | "moved" | "outcome" | "jobClosed";
            step?: components["schemas"]["ApplicationStep"];
            outcome?: components["schemas"]["ApplicationOutcome"];
            /** Format: date */
            closedOn?: string;
            /** @description The job as it is now; null where it is gone. */
            job?: components["schemas"]["NotificationJob"] | null;
            appointment?: components["schemas"]["ApplicationAppointment"] & {
                /**
                 * @description `cancelled`: this news tells that it is. `ended`: the application has ended. News of an earlier time
                 *     of the appointment is left out.
                 * @enum {string}
                 */
                status: "scheduled" | "cancelled" | "ended";
            };
            search?: {
                id: components["schemas"]["Id"];
                /** @description The candidate's own name for it. */
                name: string;
                /** @description The query string of its address in `/jobs` as it is now; null where it was deleted. */
                query: string | null;
                /** @description How many new jobs there were. */
                count: number;
                /** @description At most 12 of them, without those that are gone. */
                jobs: components["schemas"]["NotificationJob"][];
            };
        };
        NotificationJob: {
            id: components["schemas"]["Id"];
            slug: string;
            title: string;
            company: string;
            /** @enum {string} */
            status: "open" | "closed";
            /** Format: date */
            deadline: string | null;
            /**
             * Format: date-time
             * @description As of a job; left out where the day is whole.
             */
            deadlineAt?: string;
            /** @description Name of the province, which tells the zone of `deadlineAt`. */
            province?: string;
        };
        NotificationListEnvelope: {
            /** @constant */
            statusCode: 2000;
            message: string;
            data: components["schemas"]["Notification"][];
            meta: {
                /** @description All unread news of the candidate. */
                unread: number;
                /** @description The `after` of the next page; null after the last one. */
                next: components["schemas"]["NotificationId"] | null;
            };
        };
        NotificationsRead: {
            upTo?: components["schemas"]["NotificationId"];
            ids?: components["schemas"]["NotificationId"][];
        };
        UnreadEnvelope: {
            /** @constant */
            statusCode: 2000;
            message: string;
            data: {
                /** @description All news of the candidate that is still unread. */
                unread: number;
            };
        };
        /**
         * @description A time zone of Indonesia; null for that of the candidate's province.
         * @enum {unknown}
         */
        DigestZone: "WIB" | "WITA" | "WIT" | null;
        DigestSettingWrite: {
            zone?: components["schemas"]["DigestZone"];
            /** @description True where appointments are mailed. */
            appointmentMails?: boolean;
            /**
             * @description False to have new jobs mailed again.
             * @constant
             */
            mailsRefused?: false;
        };
        DigestSettingEnvelope: {
            /** @constant */
            statusCode: 2000;
            message: string;
            data: {
                zone: components["schemas"]["DigestZone"];
                /**
                 * @description The zone that counts.
                 * @enum {unknown}
                 */
                effectiveZone: "WIB" | "WITA" | "WIT";
                /** @description True where appointments are mailed. A provider that does not mail them leaves it out. */
                appointmentMails?: boolean;
                /** @description True where a mail about new jobs was refused because the account's address has no mailbox: no more are sent to it until the candidate wants them again. */
                mailsRefused?: boolean;
            };
        };
        /**
         * @description How often new jobs are mailed.
         * @enum {string}
         */
        SavedSearchAlert: "none" | "daily" | "weekly";
        /** @description A `PushSubscription` of the browser, as its `toJSON` gives it, with the candidate's choice. */
        PushDeviceWrite: {
            endpoint: string;
            keys: {
                p256dh: string;
                auth: string;
            };
            /** @description Milliseconds since 1970, to the end of the year 9999. One that is over is refused by 4000. */
            expirationTime?: number | null;
            /** @description True to be sent one sentence that tells nothing of the news. Left out, the choice stays as it is. */
            withoutContent?: boolean;
        };
        PushDevice: {
            id: components["schemas"]["Id"];
            /** @description Names of its browser and its system; null where they are not known. */
            name: string | null;
            withoutContent?: boolean;
            /** @description True where its push service refused the last message (400, 401, 403). Its browser is to subscribe again. */
            refused?: boolean;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it registered last
             */
            lastUsedAt: string;
            /**
             * Format: date-time
             * @description When its push service ends it.
             */
            expiresAt?: string | null;
        };
        PushDeviceEnvelope: {
            /** @enum {integer} */
            statusCode: 2000 | 2001;
            message: string;
            data: components["schemas"]["PushDevice"];
        };
        PushDevicesEnvelope: {
            /** @constant */
            statusCode: 2000;
            message: string;
            data: {
                /** @description A point of P-256, base64url: the `applicationServerKey`. */
                publicKey: string;
                devices: components["schemas"]["PushDevice"][];
                /** @description Devices that their push services have ended (404, 410, or the end of their time) in the last 90 days. Their browsers are to subscribe again. A device in neither list was removed by the candidate, or ended with its session. */
                ended?: components["schemas"]["Id"][];
            };
        };
        SavedSearchWrite: {
            name: string;
            /** @description The query of the job list's address, without its question mark, such as `search=kasir&city=Kabupaten+Sleman`. Parameters that are unknown count as not given. */
            query: string;
            /**
             * @description The version of the address's form.
             * @constant
             */
            queryVersion: 1;
            alert: components["schemas"]["SavedSearchAlert"];
        };
        SavedSearch: {
            id: components["schemas"]["Id"];
            version?: components["schemas"]["Version"];
            name: string;
            query: string;
            queryVersion: number;
            alert: components["schemas"]["SavedSearchAlert"];
            /** Format: date-time */
            createdAt: string;
        };
        SavedSearchEnvelope: {
            /** @enum {integer} */
            statusCode: 2000 | 2001;
            message: string;
            data: components["schemas"]["SavedSearch"];
        };
        SavedSearchListEnvelope: {
            /** @constant */
            statusCode: 2000;
            message: string;
            data: components["schemas"]["SavedSearch"][];
        };
        /** @enum {string} */
        JobReportReason: "money" | "personalData" | "impersonation" | "misleading" | "discrimination" | "harmful" | "inactive" | "other";
        JobReport: {
            job: components["schemas"]["Id"];
            reason: components["schemas"]["JobReportReason"];
            text?: string | null;
            /** @description How the reporter may be reached, in any form. */
            contact?: string | null;
            /** @description A random id that the browser of who is not signed in has made and stored, to be known again when it reports the same job. It counts for nothing with a session. */
            reporter?: string | null;
        };
        JobReportReceipt: {
            /** @description The receipt number. */
            receipt: string;
        };
        JobReportEnvelope: {
            /** @constant */
            statusCode: 2001;
            message: string;
            data: components["schemas"]["JobReportReceipt"];
        };
        JobReportRepeatedEnvelope: {
            /** @constant */
            statusCode: 2000;
            message: string;
            data: components["schemas"]["JobReportReceipt"];
        };
        AdvertisementText: {
            /** @description With its line breaks. */
            text: string;
        };
        AdvertisementSignalsEnvelope: {
            /** @constant */
            statusCode: 2000;
            message: string;
            data: {
                signals: {
                    /** @description A client does not show a kind that it does not know. */
                    kind: string;
                    /** @description A part of the text as it is written. */
                    quote: string;
                }[];
            };
        };
        WithdrawRequest: {
            reason?: string | null;
        };
        WithdrawnEnvelope: {
            /** @constant */
            statusCode: 2000;
            message: string;
            data: {
                id: components["schemas"]["Id"];
                job: components["schemas"]["Id"];
                status: components["schemas"]["ApplicationStep"];
                outcome: components["schemas"]["ApplicationOutcome"];
                /** Format: date-time */
                outcomeAt: string;
                outcomeReason: string | null;
                outcomeReasonCode?: components["schemas"]["ApplicationReasonCode"] | null;
            };
        };
        Capabilities: {
            /** @constant */
            version: 1;
            /** @description By name, the version in which the provider has it. */
            features: {
                [key: string]: number;
            };
        };
        MasterListEnvelope: {
            /** @constant */
            statusCode: 2000;
            message: string;
            data: components["schemas"]["MasterItem"][];
        };
    };
    responses: {
        /** @description 4009, the body is too large. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description 4010, the body or the file in it is of a type that is not accepted. */
        UnsupportedType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Done; `statusCode` is 2000. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MessageEnvelope"];
            };
        };
        /** @description Done; `statusCode` is 2000. */
        PasswordReset: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PasswordResetEnvelope"];
            };
        };
        /** @description Created; `statusCode` is 2001. */
        Created: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MessageEnvelope"];
            };
        };
        /** @description The account exists and waits for its activation. */
        Registered: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RegisteredEnvelope"];
            };
        };
        /** @description The list, in the order to show it. */
        MasterList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MasterListEnvelope"];
            };
        };
        /** @description 4000, the body is not valid; `err` says which fields. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description 4001, no token, or one that is unknown, expired or revoked. Where the account of such a token is going to be deleted, or was, `deleteAt` may say when, so that a browser knows when to erase what it stores of the candidate. */
        SessionEnded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description 4001, no session; or 4003, the account's password is another one. */
        SessionEndedOrWrongPassword: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description 4003, e-mail or password wrong. */
        WrongCredentials: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description 4004, not found; also another candidate's record. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description 4005, the account is not activated. */
        NotActivated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description 4006, already applied, e-mail already registered, token already used. */
        AlreadyDone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description 4007, the token or link has expired, or the job is closed or was removed. */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description 4012, what is changed has been changed since the version that `If-Match` names. */
        Outdated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description 4000, the `Idempotency-Key` was used for another call; `err` names it. */
        KeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description 4029, too many attempts. */
        TooMany: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        RecordId: string;
        /** @description The job's id. */
        BookmarkedJob: string;
        /**
         * @description When the candidate did it, by the provider's clock; without it, now. A client sends a repeated call with the same
         *     time. One that is 90 days ago changes nothing, and one that is still to come is 4000.
         */
        OperationTime: string;
        /**
         * @description Makes the call safe to repeat. Sent again within 24 hours by the same candidate (without a session: from the
         *     same address), it gets the same response as the first time, with `Idempotent-Replayed: true`, and stores nothing.
         *     A provider may forget a caller's oldest responses earlier, where the caller has sent many calls since.
         */
        IdempotencyKey: string;
        /**
         * @description The `version` of what is changed, in double quotes, as the caller has seen it. A change that would undo another
         *     one, made since that version, is refused with 412 and stores nothing; one that touches other keys is made.
         *     Without it, and with `*`, a change is made whatever stands there. A deletion undoes every change of the record.
         */
        IfMatch: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getCapabilities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The features, each with its version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Capabilities"];
                };
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to repeat. Sent again within 24 hours by the same candidate (without a session: from the
                 *     same address), it gets the same response as the first time, with `Idempotent-Replayed: true`, and stores nothing.
                 *     A provider may forget a caller's oldest responses earlier, where the caller has sent many calls since.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Path of the job that the candidate wants to come back to, `/jobs/{slug}` or `/lowongan/{slug}`. The link in the activation mail carries it as `next`. A provider may ignore it; anything else is ignored. Sent where the provider has the feature `publicJobs`. */
                "X-Return-To"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            201: components["responses"]["Registered"];
            400: components["responses"]["Invalid"];
            409: components["responses"]["AlreadyDone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    verify: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to repeat. Sent again within 24 hours by the same candidate (without a session: from the
                 *     same address), it gets the same response as the first time, with `Idempotent-Replayed: true`, and stores nothing.
                 *     A provider may forget a caller's oldest responses earlier, where the caller has sent many calls since.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Verification"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AlreadyDone"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    resendActivation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgottenPassword"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Invalid"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInEnvelope"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["WrongCredentials"];
            403: components["responses"]["NotActivated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["SessionEnded"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgottenPassword"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to repeat. Sent again within 24 hours by the same candidate (without a session: from the
                 *     same address), it gets the same response as the first time, with `Idempotent-Replayed: true`, and stores nothing.
                 *     A provider may forget a caller's oldest responses earlier, where the caller has sent many calls since.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uidb64: string;
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            200: components["responses"]["PasswordReset"];
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AlreadyDone"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to repeat. Sent again within 24 hours by the same candidate (without a session: from the
                 *     same address), it gets the same response as the first time, with `Idempotent-Replayed: true`, and stores nothing.
                 *     A provider may forget a caller's oldest responses earlier, where the caller has sent many calls since.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["SessionEndedOrWrongPassword"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    getEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The change that waits; `data` is null without one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PendingEmailChangeEnvelope"];
                };
            };
            401: components["responses"]["SessionEnded"];
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to repeat. Sent again within 24 hours by the same candidate (without a session: from the
                 *     same address), it gets the same response as the first time, with `Idempotent-Replayed: true`, and stores nothing.
                 *     A provider may forget a caller's oldest responses earlier, where the caller has sent many calls since.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChange"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["SessionEndedOrWrongPassword"];
            409: components["responses"]["AlreadyDone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    cancelEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
        };
    };
    changePhone: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to repeat. Sent again within 24 hours by the same candidate (without a session: from the
                 *     same address), it gets the same response as the first time, with `Idempotent-Replayed: true`, and stores nothing.
                 *     A provider may forget a caller's oldest responses earlier, where the caller has sent many calls since.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneChange"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["SessionEndedOrWrongPassword"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to repeat. Sent again within 24 hours by the same candidate (without a session: from the
                 *     same address), it gets the same response as the first time, with `Idempotent-Replayed: true`, and stores nothing.
                 *     A provider may forget a caller's oldest responses earlier, where the caller has sent many calls since.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailedToken"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AlreadyDone"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    undoEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to repeat. Sent again within 24 hours by the same candidate (without a session: from the
                 *     same address), it gets the same response as the first time, with `Idempotent-Replayed: true`, and stores nothing.
                 *     A provider may forget a caller's oldest responses earlier, where the caller has sent many calls since.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailedToken"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AlreadyDone"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    checkMailedLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailedLink"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AlreadyDone"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionListEnvelope"];
                };
            };
            401: components["responses"]["SessionEnded"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["SessionEnded"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
        };
    };
    listExports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExportListEnvelope"];
                };
            };
            401: components["responses"]["SessionEnded"];
        };
    };
    startExport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to repeat. Sent again within 24 hours by the same candidate (without a session: from the
                 *     same address), it gets the same response as the first time, with `Idempotent-Replayed: true`, and stores nothing.
                 *     A provider may forget a caller's oldest responses earlier, where the caller has sent many calls since.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The export that is being made; `statusCode` is 2000. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExportEnvelope"];
                };
            };
            401: components["responses"]["SessionEnded"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    getExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The export. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExportEnvelope"];
                };
            };
            401: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
        };
    };
    downloadExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            401: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
        };
    };
    getDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deletion that waits; `data` is null without one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeletionEnvelope"];
                };
            };
            401: components["responses"]["SessionEnded"];
        };
    };
    requestDeletion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to repeat. Sent again within 24 hours by the same candidate (without a session: from the
                 *     same address), it gets the same response as the first time, with `Idempotent-Replayed: true`, and stores nothing.
                 *     A provider may forget a caller's oldest responses earlier, where the caller has sent many calls since.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeletionRequest"];
            };
        };
        responses: {
            /** @description The deletion waits; `statusCode` is 2000. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeletionEnvelope"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SessionEndedOrWrongPassword"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    cancelDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["SessionEnded"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
        };
    };
    listDisclosures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry for each time that an application was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisclosureListEnvelope"];
                };
            };
            401: components["responses"]["SessionEnded"];
        };
    };
    listBookmarks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All bookmarks, and those that were deleted within 90 days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookmarkListEnvelope"];
                };
            };
            401: components["responses"]["SessionEnded"];
        };
    };
    getBookmark: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The job's id. */
                job: components["parameters"]["BookmarkedJob"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bookmark. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookmarkEnvelope"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
        };
    };
    saveBookmark: {
        parameters: {
            query?: {
                /**
                 * @description When the candidate did it, by the provider's clock; without it, now. A client sends a repeated call with the same
                 *     time. One that is 90 days ago changes nothing, and one that is still to come is 4000.
                 */
                at?: components["parameters"]["OperationTime"];
            };
            header?: never;
            path: {
                /** @description The job's id. */
                job: components["parameters"]["BookmarkedJob"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bookmark as it is now; `statusCode` is 2000. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookmarkEnvelope"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
            /** @description 4006, there are as many bookmarks as there may be. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
        };
    };
    deleteBookmark: {
        parameters: {
            query?: {
                /**
                 * @description When the candidate did it, by the provider's clock; without it, now. A client sends a repeated call with the same
                 *     time. One that is 90 days ago changes nothing, and one that is still to come is 4000.
                 */
                at?: components["parameters"]["OperationTime"];
            };
            header?: never;
            path: {
                /** @description The job's id. */
                job: components["parameters"]["BookmarkedJob"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bookmark as it is now; `statusCode` is 2000. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookmarkEnvelope"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description The `next` of the page before; without it, the first page. */
                after?: components["schemas"]["NotificationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationListEnvelope"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SessionEnded"];
        };
    };
    readNotifications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to repeat. Sent again within 24 hours by the same candidate (without a session: from the
                 *     same address), it gets the same response as the first time, with `Idempotent-Replayed: true`, and stores nothing.
                 *     A provider may forget a caller's oldest responses earlier, where the caller has sent many calls since.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationsRead"];
            };
        };
        responses: {
            /** @description Marked; `statusCode` is 2000. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadEnvelope"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SessionEnded"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    listPushDevices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key and the devices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushDevicesEnvelope"];
                };
            };
            401: components["responses"]["SessionEnded"];
        };
    };
    addPushDevice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to repeat. Sent again within 24 hours by the same candidate (without a session: from the
                 *     same address), it gets the same response as the first time, with `Idempotent-Replayed: true`, and stores nothing.
                 *     A provider may forget a caller's oldest responses earlier, where the caller has sent many calls since.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushDeviceWrite"];
            };
        };
        responses: {
            /** @description The device. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushDeviceEnvelope"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SessionEnded"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    removePushDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
        };
    };
    listSavedSearches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All saved searches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearchListEnvelope"];
                };
            };
            401: components["responses"]["SessionEnded"];
        };
    };
    addSavedSearch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to repeat. Sent again within 24 hours by the same candidate (without a session: from the
                 *     same address), it gets the same response as the first time, with `Idempotent-Replayed: true`, and stores nothing.
                 *     A provider may forget a caller's oldest responses earlier, where the caller has sent many calls since.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedSearchWrite"];
            };
        };
        responses: {
            /** @description The saved search. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearchEnvelope"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SessionEnded"];
            /** @description 4006, there are as many saved searches as there may be. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    changeSavedSearch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `version` of what is changed, in double quotes, as the caller has seen it. A change that would undo another
                 *     one, made since that version, is refused with 412 and stores nothing; one that touches other keys is made.
                 *     Without it, and with `*`, a change is made whatever stands there. A deletion undoes every change of the record.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedSearchWrite"];
            };
        };
        responses: {
            /** @description The saved search. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearchEnvelope"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Outdated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
        };
    };
    deleteSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
        };
    };
    getDigestSetting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The setting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DigestSettingEnvelope"];
                };
            };
            401: components["responses"]["SessionEnded"];
        };
    };
    changeDigestSetting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DigestSettingWrite"];
            };
        };
        responses: {
            /** @description The setting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DigestSettingEnvelope"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SessionEnded"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileEnvelope"];
                };
            };
            401: components["responses"]["SessionEnded"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `version` of what is changed, in double quotes, as the caller has seen it. A change that would undo another
                 *     one, made since that version, is refused with 412 and stores nothing; one that touches other keys is made.
                 *     Without it, and with `*`, a change is made whatever stands there. A deletion undoes every change of the record.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileChange"];
                "multipart/form-data": components["schemas"]["ProfileForm"];
            };
        };
        responses: {
            /** @description The profile as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileEnvelope"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SessionEnded"];
            412: components["responses"]["Outdated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
        };
    };
    listEducations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in candidate's records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EducationListEnvelope"];
                };
            };
            401: components["responses"]["SessionEnded"];
        };
    };
    addEducation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to repeat. Sent again within 24 hours by the same candidate (without a session: from the
                 *     same address), it gets the same response as the first time, with `Idempotent-Replayed: true`, and stores nothing.
                 *     A provider may forget a caller's oldest responses earlier, where the caller has sent many calls since.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EducationWrite"];
            };
        };
        responses: {
            /** @description The stored record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EducationEnvelope"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SessionEnded"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    changeEducation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `version` of what is changed, in double quotes, as the caller has seen it. A change that would undo another
                 *     one, made since that version, is refused with 412 and stores nothing; one that touches other keys is made.
                 *     Without it, and with `*`, a change is made whatever stands there. A deletion undoes every change of the record.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EducationWrite"];
            };
        };
        responses: {
            /** @description The stored record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EducationEnvelope"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Outdated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
        };
    };
    deleteEducation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `version` of what is changed, in double quotes, as the caller has seen it. A change that would undo another
                 *     one, made since that version, is refused with 412 and stores nothing; one that touches other keys is made.
                 *     Without it, and with `*`, a change is made whatever stands there. A deletion undoes every change of the record.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Outdated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
        };
    };
    listWorkExperiences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in candidate's records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkExperienceListEnvelope"];
                };
            };
            401: components["responses"]["SessionEnded"];
        };
    };
    addWorkExperience: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to repeat. Sent again within 24 hours by the same candidate (without a session: from the
                 *     same address), it gets the same response as the first time, with `Idempotent-Replayed: true`, and stores nothing.
                 *     A provider may forget a caller's oldest responses earlier, where the caller has sent many calls since.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkExperienceWrite"];
            };
        };
        responses: {
            /** @description The stored record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkExperienceEnvelope"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SessionEnded"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    changeWorkExperience: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `version` of what is changed, in double quotes, as the caller has seen it. A change that would undo another
                 *     one, made since that version, is refused with 412 and stores nothing; one that touches other keys is made.
                 *     Without it, and with `*`, a change is made whatever stands there. A deletion undoes every change of the record.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkExperienceWrite"];
            };
        };
        responses: {
            /** @description The stored record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkExperienceEnvelope"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Outdated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
        };
    };
    deleteWorkExperience: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `version` of what is changed, in double quotes, as the caller has seen it. A change that would undo another
                 *     one, made since that version, is refused with 412 and stores nothing; one that touches other keys is made.
                 *     Without it, and with `*`, a change is made whatever stands there. A deletion undoes every change of the record.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Outdated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
        };
    };
    listOrganizationExperiences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in candidate's records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationExperienceListEnvelope"];
                };
            };
            401: components["responses"]["SessionEnded"];
        };
    };
    addOrganizationExperience: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to repeat. Sent again within 24 hours by the same candidate (without a session: from the
                 *     same address), it gets the same response as the first time, with `Idempotent-Replayed: true`, and stores nothing.
                 *     A provider may forget a caller's oldest responses earlier, where the caller has sent many calls since.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationExperienceWrite"];
            };
        };
        responses: {
            /** @description The stored record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationExperienceEnvelope"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SessionEnded"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    changeOrganizationExperience: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `version` of what is changed, in double quotes, as the caller has seen it. A change that would undo another
                 *     one, made since that version, is refused with 412 and stores nothing; one that touches other keys is made.
                 *     Without it, and with `*`, a change is made whatever stands there. A deletion undoes every change of the record.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationExperienceWrite"];
            };
        };
        responses: {
            /** @description The stored record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationExperienceEnvelope"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Outdated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
        };
    };
    deleteOrganizationExperience: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `version` of what is changed, in double quotes, as the caller has seen it. A change that would undo another
                 *     one, made since that version, is refused with 412 and stores nothing; one that touches other keys is made.
                 *     Without it, and with `*`, a change is made whatever stands there. A deletion undoes every change of the record.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Outdated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
        };
    };
    listTrainings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in candidate's records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrainingListEnvelope"];
                };
            };
            401: components["responses"]["SessionEnded"];
        };
    };
    addTraining: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to repeat. Sent again within 24 hours by the same candidate (without a session: from the
                 *     same address), it gets the same response as the first time, with `Idempotent-Replayed: true`, and stores nothing.
                 *     A provider may forget a caller's oldest responses earlier, where the caller has sent many calls since.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrainingWrite"];
            };
        };
        responses: {
            /** @description The stored record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrainingEnvelope"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SessionEnded"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    changeTraining: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `version` of what is changed, in double quotes, as the caller has seen it. A change that would undo another
                 *     one, made since that version, is refused with 412 and stores nothing; one that touches other keys is made.
                 *     Without it, and with `*`, a change is made whatever stands there. A deletion undoes every change of the record.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrainingWrite"];
            };
        };
        responses: {
            /** @description The stored record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrainingEnvelope"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Outdated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
        };
    };
    deleteTraining: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `version` of what is changed, in double quotes, as the caller has seen it. A change that would undo another
                 *     one, made since that version, is refused with 412 and stores nothing; one that touches other keys is made.
                 *     Without it, and with `*`, a change is made whatever stands there. A deletion undoes every change of the record.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Outdated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
        };
    };
    listAchievements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in candidate's records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AchievementListEnvelope"];
                };
            };
            401: components["responses"]["SessionEnded"];
        };
    };
    addAchievement: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to repeat. Sent again within 24 hours by the same candidate (without a session: from the
                 *     same address), it gets the same response as the first time, with `Idempotent-Replayed: true`, and stores nothing.
                 *     A provider may forget a caller's oldest responses earlier, where the caller has sent many calls since.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AchievementWrite"];
            };
        };
        responses: {
            /** @description The stored record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AchievementEnvelope"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SessionEnded"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    changeAchievement: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `version` of what is changed, in double quotes, as the caller has seen it. A change that would undo another
                 *     one, made since that version, is refused with 412 and stores nothing; one that touches other keys is made.
                 *     Without it, and with `*`, a change is made whatever stands there. A deletion undoes every change of the record.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AchievementWrite"];
            };
        };
        responses: {
            /** @description The stored record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AchievementEnvelope"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Outdated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
        };
    };
    deleteAchievement: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `version` of what is changed, in double quotes, as the caller has seen it. A change that would undo another
                 *     one, made since that version, is refused with 412 and stores nothing; one that touches other keys is made.
                 *     Without it, and with `*`, a change is made whatever stands there. A deletion undoes every change of the record.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Outdated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
        };
    };
    listCandidateLanguages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in candidate's records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CandidateLanguageListEnvelope"];
                };
            };
            401: components["responses"]["SessionEnded"];
        };
    };
    addCandidateLanguage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to repeat. Sent again within 24 hours by the same candidate (without a session: from the
                 *     same address), it gets the same response as the first time, with `Idempotent-Replayed: true`, and stores nothing.
                 *     A provider may forget a caller's oldest responses earlier, where the caller has sent many calls since.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CandidateLanguageWrite"];
            };
        };
        responses: {
            /** @description The stored record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CandidateLanguageEnvelope"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SessionEnded"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    changeCandidateLanguage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `version` of what is changed, in double quotes, as the caller has seen it. A change that would undo another
                 *     one, made since that version, is refused with 412 and stores nothing; one that touches other keys is made.
                 *     Without it, and with `*`, a change is made whatever stands there. A deletion undoes every change of the record.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CandidateLanguageWrite"];
            };
        };
        responses: {
            /** @description The stored record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CandidateLanguageEnvelope"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Outdated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
        };
    };
    deleteCandidateLanguage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `version` of what is changed, in double quotes, as the caller has seen it. A change that would undo another
                 *     one, made since that version, is refused with 412 and stores nothing; one that touches other keys is made.
                 *     Without it, and with `*`, a change is made whatever stands there. A deletion undoes every change of the record.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Outdated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
        };
    };
    listPortfolios: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in candidate's records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioListEnvelope"];
                };
            };
            401: components["responses"]["SessionEnded"];
        };
    };
    addPortfolio: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to repeat. Sent again within 24 hours by the same candidate (without a session: from the
                 *     same address), it gets the same response as the first time, with `Idempotent-Replayed: true`, and stores nothing.
                 *     A provider may forget a caller's oldest responses earlier, where the caller has sent many calls since.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PortfolioWrite"];
            };
        };
        responses: {
            /** @description The stored record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioEnvelope"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SessionEnded"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    changePortfolio: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `version` of what is changed, in double quotes, as the caller has seen it. A change that would undo another
                 *     one, made since that version, is refused with 412 and stores nothing; one that touches other keys is made.
                 *     Without it, and with `*`, a change is made whatever stands there. A deletion undoes every change of the record.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PortfolioWrite"];
            };
        };
        responses: {
            /** @description The stored record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioEnvelope"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Outdated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
        };
    };
    deletePortfolio: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `version` of what is changed, in double quotes, as the caller has seen it. A change that would undo another
                 *     one, made since that version, is refused with 412 and stores nothing; one that touches other keys is made.
                 *     Without it, and with `*`, a change is made whatever stands there. A deletion undoes every change of the record.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Outdated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
        };
    };
    listCandidateSkills: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in candidate's records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SkillListEnvelope"];
                };
            };
            401: components["responses"]["SessionEnded"];
        };
    };
    addCandidateSkills: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to repeat. Sent again within 24 hours by the same candidate (without a session: from the
                 *     same address), it gets the same response as the first time, with `Idempotent-Replayed: true`, and stores nothing.
                 *     A provider may forget a caller's oldest responses earlier, where the caller has sent many calls since.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SkillsWrite"];
            };
        };
        responses: {
            /** @description All records, as the list has them. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SkillListEnvelope"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SessionEnded"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    deleteCandidateSkill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
        };
    };
    listCandidateInterests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in candidate's records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InterestListEnvelope"];
                };
            };
            401: components["responses"]["SessionEnded"];
        };
    };
    addCandidateInterests: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to repeat. Sent again within 24 hours by the same candidate (without a session: from the
                 *     same address), it gets the same response as the first time, with `Idempotent-Replayed: true`, and stores nothing.
                 *     A provider may forget a caller's oldest responses earlier, where the caller has sent many calls since.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InterestsWrite"];
            };
        };
        responses: {
            /** @description All records, as the list has them. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InterestListEnvelope"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SessionEnded"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    deleteCandidateInterest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
        };
    };
    generateCv: {
        parameters: {
            query?: {
                /** @description The appearance; `ringkas` where only other parameters are sent. */
                template?: "ringkas" | "formal" | "modern";
                /** @description The language of headings and labels; Indonesian where it is left out. */
                lang?: "id" | "en";
                /** @description What the CV leaves out, separated by commas: the photo; e-mail address, phone number, LinkedIn and Instagram. */
                hide?: "photo" | "contact" | "photo,contact" | "contact,photo";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. It has a box for each character that no font of the provider has. */
            200: {
                headers: {
                    /** @description With any of the query, `filename*` has the candidate's name (RFC 6266), as in `CV Siti Rahma.pdf`. */
                    "Content-Disposition"?: string;
                    /** @description Those characters, each once and at most 50, as percent-encoded UTF-8. Left out when there is none. */
                    "X-Missing-Characters"?: string;
                    /** @description How many records of the profile the file ends before, because it would take too long to make. The attached data has all. Left out when there is none. */
                    "X-Omitted-Records"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooMany"];
        };
    };
    listJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The jobs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobListEnvelope"];
                };
            };
        };
    };
    searchJobs: {
        parameters: {
            query?: {
                /** @description The text of a search box; a provider without the capability `searchPlace` gets that of the box for the place behind it. Each has 100 characters. Of more than eight words or phrases the first eight count. */
                q?: string;
                /** @description The text of a box for the place (capability `searchPlace`): of it only city, province and workplace count. */
                place?: string;
                /** @description A city or regency, also by its everyday name. */
                city?: string;
                /** @description A province, also by its everyday name. */
                province?: string;
                /** @description A city or regency; jobs there and in those that border on it. */
                near?: string;
                /** @description Rupiah a month that the job pays at its most, at least: a day's pay × 25, a week's × 4.33, a year's ÷ 12, an hour's × 126 for part-time work. An hour's pay of other work counts as not stated. */
                minSalary?: number;
                /** @description Whether `minSalary` lets through jobs that do not state their pay. */
                includeUnstated?: boolean;
                /** @description Days. */
                postedWithin?: 1 | 3 | 7 | 14 | 30;
                /** @description A level by its name in `master/education-level/`, whose order counts: jobs that ask for no more, or do not say. */
                education?: string;
                /** @description The candidate's experience in months, as `education`. */
                experience?: number;
                /** @description The name of a function. */
                function?: string;
                workingType?: "fulltime" | "parttime" | "contract" | "temporary" | "internship" | "freelance";
                workplace?: "remote" | "wfo" | "hybrid";
                /** @description A company by its name or the slug of its page, whatever its case, accents and punctuation. One that is unknown has no jobs. */
                company?: string;
                /** @description Whether jobs that no longer take applications are left out. */
                open?: boolean;
                /** @description The slug of a job. The response has open jobs that are similar to it, the nearest place first: of the same function, or with a synonym of its title; neither itself nor the same job posted again. All parameters but `page` and `pageSize` are then without effect. An unknown slug has no similar jobs. */
                similarTo?: string;
                /** @description The number from which on open jobs are new, as the links of mails and news about a saved search have it: the order in which the provider stored them. They come before all others, title matches or not. */
                newFrom?: number;
                /** @description The order of the title matches. `newest` and `oldest` are by the time of creation; jobs of one moment keep the order of `job/list/`. `match` (capability `matchOrder`) puts what is open first: by how well it matches the person, as `job/match/` ranks, without its limits of two; then by place: the same regency, a neighbouring one, the same province, elsewhere; then the newest. With a session the profile of the candidate is read; without one, and where the profile has neither place nor work nor education, the three choices count. Where neither is known, the order is `newest`. No cache stores such a response. */
                sort?: "newest" | "oldest" | "match";
                /** @description For the order `match`, in the place of a profile: a city or regency by its name in `master/city/`. An unknown one counts as not given. */
                matchPlace?: string;
                /** @description The same for a kind of work. */
                matchWork?: string;
                /** @description The same for a level by its name in `master/education-level/`. */
                matchEducation?: string;
                /** @description For the order `match`: ids of jobs that the person dismissed, at most 100, with commas between them. They match nothing. */
                matchWithout?: string;
                /** @description From 1; beyond the last page the last one is sent. */
                page?: number;
                pageSize?: number;
                /** @description 1 for a response that tells how many jobs each value of a filter would leave. Otherwise the provider need not count them. The jobs are the same. */
                facets?: 0 | 1;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The jobs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobSearchEnvelope"];
                };
            };
            400: components["responses"]["Invalid"];
        };
    };
    getJobFeed: {
        parameters: {
            query?: {
                search?: string;
                location?: string;
                type?: string;
                workplace?: string;
                minSalary?: string;
                includeUnstated?: string;
                postedWithin?: string;
                education?: string;
                experience?: string;
                function?: string;
                city?: string;
                near?: string;
            };
            header?: never;
            path: {
                format: "rss" | "json" | "ics";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RSS 2.0, JSON Feed 1 or iCalendar. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/rss+xml": string;
                    "application/feed+json": Record<string, never>;
                    "text/calendar": string;
                };
            };
            400: components["responses"]["Invalid"];
        };
    };
    getJobDemand: {
        parameters: {
            query?: {
                /** @description A city or regency, also by its everyday name. */
                city?: string;
                /** @description A province, also by its everyday name. */
                province?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many jobs ask for what. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobDemandEnvelope"];
                };
            };
            400: components["responses"]["Invalid"];
        };
    };
    listMatches: {
        parameters: {
            query?: {
                limit?: number;
                /** @description A city or regency by its name in `master/city/`. An unknown one counts as not given. */
                place?: string;
                /** @description A kind of work. */
                work?: string;
                /** @description A level by its name in `master/education-level/`. An unknown one counts as not given. */
                education?: string;
                /** @description Ids of jobs that the person dismissed, at most 100, with commas between them. */
                without?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The best first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchListEnvelope"];
                };
            };
            400: components["responses"]["Invalid"];
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobDetailEnvelope"];
                };
            };
            401: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
        };
    };
    getPublicJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobDetailEnvelope"];
                };
            };
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
        };
    };
    saveJobReference: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to repeat. Sent again within 24 hours by the same candidate (without a session: from the
                 *     same address), it gets the same response as the first time, with `Idempotent-Replayed: true`, and stores nothing.
                 *     A provider may forget a caller's oldest responses earlier, where the caller has sent many calls since.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobReference"];
            };
        };
        responses: {
            201: components["responses"]["Created"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    reportJob: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to repeat. Sent again within 24 hours by the same candidate (without a session: from the
                 *     same address), it gets the same response as the first time, with `Idempotent-Replayed: true`, and stores nothing.
                 *     A provider may forget a caller's oldest responses earlier, where the caller has sent many calls since.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobReport"];
            };
        };
        responses: {
            /** @description The same person has reported the same job before, and what is new was added; `statusCode` is 2000. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobReportRepeatedEnvelope"];
                };
            };
            /** @description Stored; `statusCode` is 2001. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobReportEnvelope"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    checkAdvertisement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvertisementText"];
            };
        };
        responses: {
            /** @description What was found, in the order of the text; nothing for a text without any. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvertisementSignalsEnvelope"];
                };
            };
            400: components["responses"]["Invalid"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
        };
    };
    apply: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to repeat. Sent again within 24 hours by the same candidate (without a session: from the
                 *     same address), it gets the same response as the first time, with `Idempotent-Replayed: true`, and stores nothing.
                 *     A provider may forget a caller's oldest responses earlier, where the caller has sent many calls since.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplyRequest"];
            };
        };
        responses: {
            /** @description Applied; `statusCode` is 2000. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppliedEnvelope"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AlreadyDone"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    listApplications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The applications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationListEnvelope"];
                };
            };
            401: components["responses"]["SessionEnded"];
        };
    };
    previewApplication: {
        parameters: {
            query: {
                job: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What it would see. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationPreviewEnvelope"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
        };
    };
    listApplicationEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationEventListEnvelope"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
        };
    };
    withdrawApplication: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the call safe to repeat. Sent again within 24 hours by the same candidate (without a session: from the
                 *     same address), it gets the same response as the first time, with `Idempotent-Replayed: true`, and stores nothing.
                 *     A provider may forget a caller's oldest responses earlier, where the caller has sent many calls since.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawRequest"];
            };
        };
        responses: {
            /** @description Withdrawn; `statusCode` is 2000. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawnEnvelope"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AlreadyDone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    listLanguages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MasterList"];
        };
    };
    listSkills: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MasterList"];
        };
    };
    listFunctionsOfInterest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MasterList"];
        };
    };
    listJobPositions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MasterList"];
        };
    };
    listPositionLevels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MasterList"];
        };
    };
    listIndustries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MasterList"];
        };
    };
    listEducationLevels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MasterList"];
        };
    };
    listLocations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MasterList"];
        };
    };
    listCities: {
        parameters: {
            query?: {
                location?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MasterList"];
            400: components["responses"]["Invalid"];
        };
    };
    listInstitutions: {
        parameters: {
            query?: {
                educationLevel?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MasterList"];
            400: components["responses"]["Invalid"];
        };
    };
    listMajors: {
        parameters: {
            query?: {
                educationLevel?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MasterList"];
            400: components["responses"]["Invalid"];
        };
    };
}
