// Generated from openapi.yaml by `npm run contract:types`. Do not edit.

export interface paths {
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
        /** Set a new password with the mailed link. Every session of the account ends. */
        post: operations["resetPassword"];
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
        /** Every job, newest first. */
        get: operations["listJobs"];
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
        };
        MessageEnvelope: {
            /** @enum {integer} */
            statusCode: 2000 | 2001;
            message: string;
            data: null;
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
        Profile: {
            id: components["schemas"]["Id"];
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
        };
        ProfileEnvelope: {
            /** @constant */
            statusCode: 2000;
            message: string;
            data: components["schemas"]["Profile"];
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
            /** @description YYYY-MM-DD or an ISO 8601 instant. */
            deadline: string | null;
            /** Format: date-time */
            createdAt: string;
            location: components["schemas"]["NullableNamed"];
            city: components["schemas"]["NullableNamed"];
            company: components["schemas"]["Company"];
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
        };
        JobListEnvelope: {
            /** @constant */
            statusCode: 2000;
            message: string;
            data: components["schemas"]["Job"][];
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
            job: {
                id: components["schemas"]["Id"];
                slug: string;
                title: string;
                status: string;
                /** Format: date-time */
                createdAt: string;
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
        MasterListEnvelope: {
            /** @constant */
            statusCode: 2000;
            message: string;
            data: components["schemas"]["MasterItem"][];
        };
    };
    responses: {
        /** @description Done; `statusCode` is 2000. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MessageEnvelope"];
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
        /** @description 4001, no token, or one that is unknown, expired or revoked. */
        SessionEnded: {
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
        /** @description 4007, the token or link has expired, or the job is closed. */
        Gone: {
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
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    register: {
        parameters: {
            query?: never;
            header?: never;
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
            429: components["responses"]["TooMany"];
        };
    };
    verify: {
        parameters: {
            query?: never;
            header?: never;
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
            429: components["responses"]["TooMany"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
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
            200: components["responses"]["Done"];
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AlreadyDone"];
            410: components["responses"]["Gone"];
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
    saveJobReference: {
        parameters: {
            query?: never;
            header?: never;
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
        };
    };
    apply: {
        parameters: {
            query?: never;
            header?: never;
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
